import { Icon } from '#app/ui/Icon.tsx'
import { Section } from '#app/ui/Section.tsx'
import type { Feature, Heading } from '#content/schema/words.ts'
import styles from './Features.module.css'

type Props = Heading & { items: Feature[]; follows?: boolean }

export function Features({ title, remark, items, follows = false }: Props) {
  return (
    <Section id="why" title={title} remark={remark} follows={follows}>
      <ul className={styles.features}>
        {items.map((feature) => (
          <li key={feature.title}>
            <Icon name={feature.icon} />
            <div>
              <h3>{feature.title}</h3>
              <p>{feature.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
