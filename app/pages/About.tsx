import { Certificates } from '#app/components/sections/Certificates.tsx'
import { FactBand } from '#app/components/sections/FactBand.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { Principles } from '#app/components/sections/Principles.tsx'
import { Statements } from '#app/components/sections/Statements.tsx'
import { Timeline } from '#app/components/sections/Timeline.tsx'
import { TopicGrid } from '#app/components/sections/TopicGrid.tsx'
import { PicturePair, WidePicture } from '#app/components/sections/WidePicture.tsx'
import type { Contents } from '#app/content/pages/contents.ts'

export default function About({ content }: { content: Contents['about'] }) {
  return (
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
      <Principles {...content.values} />
      <WidePicture picture={content.capabilities.picture} />
      <TopicGrid {...content.capabilities} />
      <Certificates {...content.certifications} />
    </>
  )
}
