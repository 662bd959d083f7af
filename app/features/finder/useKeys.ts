'use client'
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Answer } from './finder.ts'

type Now = {
  /** Links of the answer, in their order. */
  links: RefObject<(HTMLElement | null)[]>
  opensFirst: boolean
  asks: Answer['asks']
  askMore: () => Promise<void>
}

/** Arrows move the focus itself, Enter does what the line above the answers says, Escape leads back and out. */
export function useKeys(root: HTMLElement, field: HTMLInputElement, now: Now) {
  const linksNow = () => now.links.current.filter((link) => link !== null)

  const move = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing } = event
    const links = linksNow()
    const at = links.indexOf(target as HTMLElement)
    if (isComposing || (target !== field && at < 0)) return
    if (key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus()
    else if (key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field).focus()
    else if (key === 'Escape' && at >= 0) field.focus()
    // A search field would empty itself first, and the panel would stay.
    else if (key === 'Escape') root.matches('[popover]') ? root.hidePopover() : field.form?.reset()
    else return
    event.preventDefault()
  })

  const isSure = useEffectEvent(() => now.opensFirst)

  const submit = useEffectEvent(async (event: Event) => {
    event.preventDefault()
    if (!field.value.trim()) return
    const wasSure = isSure()
    const before = linksNow()[0]?.textContent
    if (now.asks !== 'never') await now.askMore().catch(() => {})
    // What came in the meantime nobody has read: it is shown, not opened.
    requestAnimationFrame(() => {
      const [link] = linksNow()
      if (wasSure && isSure() && link && link.textContent === before) link.click()
      else link?.focus()
    })
  })

  // Before the first paint: a key pressed on what is visible must work.
  useLayoutEffect(() => {
    const listening = new AbortController()
    root.addEventListener('keydown', move, listening)
    field.form?.addEventListener('submit', submit, listening)
    field.form?.addEventListener('reset', () => field.focus(), listening)
    return () => listening.abort()
  }, [root, field])
}
