import type { ReactNode } from 'react'
import { useEdition } from '#app/i18n/edition.ts'
import type { Pictured } from '#app/i18n/pictures.ts'
import { Actions } from '#app/ui/Button.tsx'
import { onPhones } from '#app/ui/crops.ts'
import { pictureFile, srcSet } from '#app/ui/Picture.tsx'
import type { HeroWords } from '#content/schema/words.ts'
import styles from './Hero.module.css'

export type HeroContent = HeroWords & { picture: Pictured }

type Props = HeroContent & {
  /** A tall hero opens the site, a low one makes room for what the visitor came for. */
  height?: 'tall' | 'middle' | 'low'
  /** The way back to the page above this one. */
  trail?: ReactNode
}

export function Hero({ title, lead, picture, actions, height = 'middle', trail }: Props) {
  const { stock } = useEdition()
  return (
    <section className={`${styles.hero} ${styles[height]}`} id="opening" aria-labelledby="page-title">
      <div className={styles.picture}>
        <picture>
          <source media={onPhones} type="image/avif" srcSet={srcSet(picture, 'tall')} sizes="100vw" />
          <source type="image/avif" srcSet={srcSet(picture, 'wide')} sizes="100vw" />
          {/* Carries the name of the stock picture, in case its own cannot be had (watchPictures.ts). */}
          <img
            src={pictureFile(picture)}
            width={1600}
            height={900}
            alt={picture.alt}
            data-ground={picture.ground}
            data-picture={picture.name}
            data-stock={`${stock.name}-${stock.version}`}
            data-stock-alt={stock.alt}
            fetchPriority="high"
          />
        </picture>
      </div>
      <div className={styles.words}>
        {trail}
        <h1 id="page-title">{title}</h1>
        <p>{lead}</p>
        {actions.length > 0 && <Actions actions={actions} />}
      </div>
      <div className={styles.foot} />
    </section>
  )
}
