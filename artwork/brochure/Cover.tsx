import type { BrochureContent } from '#app/brochure/brochure.ts'
import { Mark } from '#app/ui/Mark.tsx'
import type { Imprint } from './imprint.ts'
import { Photograph } from './Photograph.tsx'

export function Brand({ name }: { name: string }) {
  return (
    <p className="brand">
      <Mark />
      {name}
    </p>
  )
}

export function Cover({ content, imprint }: { content: BrochureContent; imprint: Imprint }) {
  const { cover, words } = content
  return (
    <section className="sheet bleed cover">
      <Photograph picture={cover.picture} use="cover" />
      <Brand name={imprint.company.brand} />
      <div className="title">
        <h1>{cover.title}</h1>
        <p className="line">
          <b>{words.name}</b>
          <span>{words.cover}</span>
          <span>{imprint.month}</span>
        </p>
      </div>
    </section>
  )
}
