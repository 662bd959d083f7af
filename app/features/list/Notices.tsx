'use client'
import { useSyncExternalStore } from 'react'
import { notices } from './notices.ts'
import styles from './YourList.module.css'

/** What can be undone, what went with the inquiry, what a link brought that we do not list. */
export function Notices() {
  const told = useSyncExternalStore(notices.subscribe, notices.read)
  return told.map(({ text, action }) => (
    <p key={text} className={styles.strip}>
      <span>{text}</span>{' '}
      {action && (
        <button type="button" id="list-notice-action" onClick={action.run}>
          {action.label}
        </button>
      )}
    </p>
  ))
}
