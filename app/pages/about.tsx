import { pictured } from '#app/i18n/pictures.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { Entries } from '#app/sections/Entries.tsx'
import { FactBand } from '#app/sections/FactBand.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { Statements } from '#app/sections/Statements.tsx'
import { Timeline } from '#app/sections/Timeline.tsx'
import { PicturePair, WidePicture } from '#app/sections/WidePicture.tsx'
import { definePage, withHero } from './page.ts'

export const about = definePage({
  path: '/about',
  content(source) {
    const { about } = source.words
    return {
      ...about,
      ...withHero(source, about, 'about-hero'),
      pictures: [pictured(source, 'nut-cartons'), pictured(source, 'honey')],
      capabilities: { ...about.capabilities, picture: pictured(source, 'container-load') },
    }
  },
  View: ({ content }) => (
    <>
      <Hero {...content.hero} />
      <Statements
        items={[
          { id: 'our-mission', ...content.mission },
          { id: 'our-vision', ...content.vision },
        ]}
      />
      <PicturePair pictures={content.pictures} />
      <FactBand facts={content.highlights} label={content.highlightsLabel} />
      <Timeline {...content.timeline} />
      <Entries id="values" ground="paper-deep" look="lines" {...content.values} />
      <WidePicture picture={content.capabilities.picture} />
      <Entries id="topics" look="columns" {...content.capabilities} />
      <Entries id="certificates" follows look="frames" {...content.certifications} />
      <CallToAction {...content.callToAction} />
    </>
  ),
})
