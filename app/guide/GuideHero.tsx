import { Actions } from '#app/ui/Button.tsx'
import { guideSizes } from '#app/ui/crops.ts'
import { Picture } from '#app/ui/Picture.tsx'
import { Trail } from '#app/ui/Trail.tsx'
import type { GuideContent } from './content/guideContent.ts'
import styles from './GuideHero.module.css'

type Props = GuideContent['hero'] & { kind: string; category: string; trail: GuideContent['trail'] }

/** Low and on slate: the group's picture runs off the edge and melts into the ground. */
export function GuideHero({ title, lead, picture, actions, kind, category, trail }: Props) {
  return (
    <section className={styles.hero} id="opening" aria-labelledby="page-title">
      <div className={styles.picture}>
        <Picture picture={picture} crop="card" sizes={guideSizes} isOpening />
      </div>
      <div className={styles.words}>
        <Trail steps={trail} title={title} />
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
