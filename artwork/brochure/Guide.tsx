import type { BrochureContent } from '#app/brochure/brochure.ts'
import { Photograph } from './Photograph.tsx'

/** How to read the tables, what we state for all goods, and an inquiry in its parts. */
export function Guide({ title, terms, ours, inquiry, picture }: BrochureContent['guide']) {
  return (
    <section className="sheet guide" aria-labelledby="guide">
      <h2 id="guide">{title}</h2>
      <div className="two">
        <div className="terms">
          {terms.map(([term, text]) => (
            <div key={term}>
              <h3>{term}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
        <div>
          <div className="ours">
            <h3>{ours.title}</h3>
            <p>{ours.remark}</p>
            <dl>
              {ours.rows.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <h3>{inquiry.title}</h3>
          <dl className="asks">
            {inquiry.parts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Photograph picture={picture} use="band" />
    </section>
  )
}
