import type { Choice } from './content/figures/grade.ts'
import styles from './GradeSentence.module.css'

/** A sentence that follows the choice: what stands in braces is said anew with every grade (features/figures/figures.ts). */
export function GradeSentence({ text, choice }: { text: string; choice: Choice | undefined }) {
  const says = (part: string) => (
    <bdi key={part} className={part === 'grade' ? styles.grade : undefined} data-says={part}>
      {choice?.says[part]}
    </bdi>
  )
  return <>{text.split(/\{(\w+)\}/).map((part, nth) => (nth % 2 ? says(part) : part))}</>
}
