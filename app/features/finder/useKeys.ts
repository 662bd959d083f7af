'use client'
import { useEffect, useRef } from 'react'
import type { Answer } from './finder.ts'

type Now = { opensFirst: boolean; asks: Answer['asks']; askMore: () => Promise<void> }

/** Arrows move the focus itself, Enter does what the line above the answers says, Escape leads back and out. */
export function useKeys(root: HTMLElement, field: HTMLInputElement, now: Now) {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })

  useEffect(() => {
    const links = () => [...root.querySelectorAll<HTMLElement>('[data-answer] :is(ul > li, section > div) > a')]

    const move = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event
      const its = links()
      const at = its.indexOf(target as HTMLElement)
      const isInField = target === field
      if (isComposing || (!isInField && at < 0)) return
      if (key === 'ArrowDown') its[Math.min(at + 1, its.length - 1)]?.focus()
      else if (key === 'ArrowUp' && at >= 0) (its[at - 1] ?? field).focus()
      else if (key === 'Escape' && at >= 0) field.focus()
      // A search field would empty itself first, and the panel would stay.
      else if (key === 'Escape') root.matches('[popover]') ? root.hidePopover() : field.form?.reset()
      else return
      event.preventDefault()
    }

    const submit = async (event: Event) => {
      event.preventDefault()
      if (!field.value.trim()) return
      const { opensFirst, asks, askMore } = latest.current
      const first = links()[0]
      if (asks !== 'never') await askMore().catch(() => {})
      // What came in the meantime nobody has read: it is shown, not opened.
      requestAnimationFrame(() => {
        const [link] = links()
        if (opensFirst && latest.current.opensFirst && link && link.textContent === first?.textContent) link.click()
        else link?.focus()
      })
    }

    const listening = new AbortController()
    root.addEventListener('keydown', move, listening)
    field.form?.addEventListener('submit', submit, listening)
    field.form?.addEventListener('reset', () => field.focus(), listening)
    return () => listening.abort()
  }, [root, field])
}
