import { useEdition, useHref } from '#app/i18n/edition.ts'
import { Actions } from '#app/ui/Button.tsx'
import { guideSizes } from '#app/ui/crops.ts'
import { PicturePreload, source, srcSet } from '#app/ui/Picture.tsx'
import type { GuideContent } from './content/guideContent.ts'
import styles from './GuideHero.module.css'

type Props = GuideContent['hero'] & { kind: string; category: string; trail: GuideContent['trail'] }

/** Low and on slate: the group's picture runs off the edge and melts into the ground. */
export function GuideHero({ title, lead, picture, actions, kind, category, trail }: Props) {
  const { shell } = useEdition()
  const href = useHref()
  return (
    <section className={styles.hero} id="opening" aria-labelledby="page-title">
      <div className={styles.picture}>
        <PicturePreload picture={picture} crop="card" width={720} sizes={guideSizes} />
        <picture>
          <source type="image/avif" srcSet={srcSet(picture, 'card', 'avif')} sizes={guideSizes} />
          <img
            src={source(picture, 'card', 720)}
            srcSet={srcSet(picture, 'card', 'jpg')}
            sizes={guideSizes}
            width={1200}
            height={900}
            alt={picture.alt}
            data-ground={picture.ground}
            data-picture={picture.name}
            fetchPriority="high"
          />
        </picture>
      </div>
      <div className={styles.words}>
        <nav className={styles.trail} aria-label={shell.breadcrumb}>
          <ol>
            {trail.map(({ label, to }) => (
              <li key={to}>
                <a href={href(to)}>{label}</a>
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <p className={styles.kind}>
          {kind}
          <span> · {category}</span>
        </p>
        <h1 id="page-title">{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <Actions actions={actions} />
      </div>
    </section>
  )
}
