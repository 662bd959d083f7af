import type { ComponentProps } from 'react'
import type { Heading } from '#content/schema/words.ts'
import { Band } from './Band.tsx'
import styles from './Section.module.css'

type HeadProps = Heading & { id: string }

/** A band that begins with its heading. */
export function Section({
  id,
  title,
  remark,
  children,
  ...band
}: HeadProps & Omit<ComponentProps<typeof Band>, 'heading'>) {
  return (
    <Band heading={id} {...band}>
      <SectionHead id={id} title={title} remark={remark} />
      {children}
    </Band>
  )
}

export function SectionHead({ id, title, remark }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {remark && <p>{remark}</p>}
    </div>
  )
}
