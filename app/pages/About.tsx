import { about } from '#app/content/about.ts'
import { Certificates } from '#app/sections/Certificates.tsx'
import { FactBand } from '#app/sections/FactBand.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { Principles } from '#app/sections/Principles.tsx'
import { Statements } from '#app/sections/Statements.tsx'
import { Timeline } from '#app/sections/Timeline.tsx'
import { TopicGrid } from '#app/sections/TopicGrid.tsx'
import { PageHead } from '#app/seo/PageHead.tsx'

export default function About() {
  return (
    <>
      <PageHead meta={about.meta} />
      <Hero {...about.hero} />
      <Statements items={[about.mission, about.vision]} />
      <FactBand facts={about.highlights} label={about.highlightsLabel} />
      <Timeline {...about.timeline} />
      <Principles {...about.values} />
      <TopicGrid {...about.capabilities} />
      <Certificates {...about.certifications} />
    </>
  )
}
