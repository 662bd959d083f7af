import type { Contents } from '#app/page.ts'
import { Certificates } from '#app/sections/Certificates.tsx'
import { FactBand } from '#app/sections/FactBand.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { Principles } from '#app/sections/Principles.tsx'
import { Statements } from '#app/sections/Statements.tsx'
import { Timeline } from '#app/sections/Timeline.tsx'
import { TopicGrid } from '#app/sections/TopicGrid.tsx'
import { PicturePair, WidePicture } from '#app/sections/WidePicture.tsx'

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
