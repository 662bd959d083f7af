import { Band } from '#app/ui/Band.tsx'
import { SectionHead } from '#app/ui/SectionHead.tsx'
import type { Heading, Titled } from '#content/schema/words.ts'
import styles from './Certificates.module.css'

export function Certificates({ title, remark, items }: Heading & { items: Titled[] }) {
  return (
    <Band heading="certificates" ground="quay">
      <SectionHead id="certificates" title={title} remark={remark} />
      <ul className={styles.certificates}>
        {items.map((certificate) => (
          <li key={certificate.title}>
            <h3>{certificate.title}</h3>
            <p>{certificate.description}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
