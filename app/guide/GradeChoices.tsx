import { Choices } from './Choices.tsx'
import type { HeapContent } from './content/figures/pile.ts'

type Props = Pick<HeapContent, 'id' | 'grades' | 'shown'> & { legend: string; className: string | undefined }

/** The grades of a heap as radio buttons, each with what the sentences of the page say when it is chosen. */
export function GradeChoices({ id, grades, shown, legend, className }: Props) {
  return (
    <Choices legend={legend} className={className}>
      {grades.map(({ label, each, says, product }, at) => (
        <label key={label}>
          <input
            type="radio"
            name={id}
            value={label}
            defaultChecked={at === shown}
            data-says={JSON.stringify(says)}
            data-row={product}
          />
          <b>{label}</b> <span>{each}</span>
        </label>
      ))}
    </Choices>
  )
}
