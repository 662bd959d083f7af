'use client'
import { useEffect, useState } from 'react'
import styles from './Answers.module.css'
import type { FinderFile } from './finderSource.ts'
import { isSlashOff, off } from './slash.ts'

/**
 * A shortcut of a single character must be possible to turn off (WCAG 2.1.4). Who opened the panel by it finds the switch
 * there, and so does who has turned it off; nobody else has to read it.
 */
export function SlashSwitch({ panel, words }: { panel: HTMLElement; words: FinderFile['words']['slash'] }) {
  const [isOff, setIsOff] = useState(isSlashOff)
  const [isShown, setIsShown] = useState(() => isOff || panel.dataset.by === 'slash')

  useEffect(() => {
    const opened = () => setIsShown(isSlashOff() || panel.dataset.by === 'slash')
    panel.addEventListener('toggle', opened)
    return () => panel.removeEventListener('toggle', opened)
  }, [panel])

  const turn = () => {
    setSlashOff(!isOff)
    setIsOff(isSlashOff())
  }
  if (!isShown) return null
  return (
    <button type="button" className={styles.switch} onClick={turn}>
      {isOff ? words.turnOn : words.turnOff}
    </button>
  )
}

function setSlashOff(isOff: boolean) {
  try {
    if (isOff) localStorage.setItem(off, '')
    else localStorage.removeItem(off)
  } catch {
    // Storage is closed to us: it stays as it is.
  }
}
