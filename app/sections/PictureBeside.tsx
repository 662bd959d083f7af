import type { ReactNode } from 'react'
import type { Pictured } from '#app/i18n/pictures.ts'
import { Picture } from '#app/ui/Picture.tsx'
import styles from './PictureBeside.module.css'

/** A section with a scene of scale beside it, which runs to the edge of the window. */
export function PictureBeside({ picture, children }: { picture: Pictured; children: ReactNode }) {
  return (
    <div className={styles.beside}>
      <div>
        <Picture picture={picture} crop="tall" sizes="(max-width: 60rem) 100vw, 45vw" />
      </div>
      {children}
    </div>
  )
}
