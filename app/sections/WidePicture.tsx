import type { Pictured } from '#app/i18n/pictures.ts'
import { Picture } from '#app/ui/Picture.tsx'
import styles from './WidePicture.module.css'

/** A scene of scale from edge to edge, between two sections. */
export function WidePicture({ picture }: { picture: Pictured }) {
  return (
    <div className={styles.wide}>
      <Picture picture={picture} crop="wide" sizes="100vw" forPhone={{ crop: 'tall', sizes: '100vw' }} />
    </div>
  )
}

/** Two scenes side by side, from edge to edge; the first is the wider one. */
export function PicturePair({ pictures }: { pictures: readonly Pictured[] }) {
  return (
    <div className={styles.pair}>
      {pictures.map((picture) => (
        <Picture key={picture.name} picture={picture} crop="card" sizes="58vw" />
      ))}
    </div>
  )
}
