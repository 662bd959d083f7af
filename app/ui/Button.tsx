import { useEdition, useHref } from '#app/i18n/edition.ts'
import type { Action } from '#content/schema/words.ts'
import styles from './Button.module.css'

type Kind = 'main' | 'quiet'

/** An invitation to act: a link to a page of ours or to the phone. */
export function ActionLink({ action, kind = 'main' }: { action: Action; kind?: Kind }) {
  const { company } = useEdition()
  const href = useHref()
  const to = action.to && (action.to === 'tel' ? company.phone.href : href(action.to))
  const about = action.quote ? `#quote=${encodeURIComponent(action.quote)}` : ''
  return (
    <a className={styles.button} data-kind={kind} href={to + about}>
      {action.label}
    </a>
  )
}

/** The first action is the one we want most. */
export function Actions({ actions }: { actions: Action[] }) {
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} action={action} kind={index === 0 ? 'main' : 'quiet'} />
      ))}
    </div>
  )
}

export function SubmitButton({ label }: { label: string }) {
  return (
    <button className={styles.button} data-kind="main" type="submit">
      {label}
    </button>
  )
}

/** To an address that is no page of its own. */
export function LinkButton({ to, label, ...data }: { to: string; label: string; [data: `data-${string}`]: string }) {
  return (
    <a className={styles.button} data-kind="main" href={to} {...data}>
      {label}
    </a>
  )
}
