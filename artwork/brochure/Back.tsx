import type { BrochureContent } from '#app/brochure/brochure.ts'
import { Brand } from './Cover.tsx'
import type { Imprint } from './imprint.ts'

/** The last page: how to reach us. */
export function Back({ content, imprint }: { content: BrochureContent; imprint: Imprint }) {
  const { brand, legalName, phone, whatsapp, email, address, url } = imprint.company
  const { back } = content.words
  const web = new URL(url)
  const reach = [
    [back.email, email, `mailto:${email}`],
    [back.web, web.host, web.href],
    ...(whatsapp ? [[content.whatsapp, whatsapp, `https://wa.me/${digits(whatsapp)}`] as const] : []),
    [back.address, address],
    [back.hours, content.hours],
  ] as const
  return (
    <section className="sheet bleed back" aria-labelledby="contact">
      <Brand name={brand} />
      <div className="call">
        <h2 id="contact">{back.title}</h2>
        <p>{back.text}</p>
        <a className="number" href={`tel:+${digits(phone)}`}>
          {phone}
        </a>
      </div>
      <dl>
        {reach.map(([label, text, href]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
      <p className="fine">{back.fine.replace('{date}', imprint.date).replace('{company}', legalName)}</p>
    </section>
  )
}

const digits = (number: string) => number.replace(/\D/g, '')
