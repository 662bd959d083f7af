'use client'
import { useState } from 'react'
import { announce } from '#app/lib/announce.ts'
import { copyText, selectAll } from '#app/lib/copyText.ts'
import { fragmentOf } from './address.ts'
import { type Line, textOf } from './line.ts'
import type { ListContent } from './listContent.ts'
import styles from './YourList.module.css'

type Props = { content: ListContent; lines: readonly Line[]; onClear: () => void }

/** What can be done with a list besides sending it. */
export function ListActions({ content, lines, onClear }: Props) {
  const { words, contact, whatsapp } = content
  const [copied, setCopied] = useState<'yes' | 'denied'>()
  // In the fragment, so that it reaches no server and no log.
  const address = new URL(`${contact}#${fragmentOf(lines)}`, window.location.href).href

  async function copy() {
    const isCopied = await copyText(address)
    setCopied(isCopied ? 'yes' : 'denied')
    announce(isCopied ? words.copied : words.notCopied)
  }

  async function share() {
    // Rejected when the visitor changes their mind.
    await navigator.share({ title: words.title, text: textOf(lines), url: address }).catch(() => {})
  }

  return (
    <>
      <div className={styles.actions}>
        <button type="button" className={styles.another} onClick={() => openFinder(content)}>
          {words.another}
        </button>
        <button type="button" onClick={copy} onBlur={() => setCopied((now) => (now === 'denied' ? now : undefined))}>
          {copied === 'yes' ? words.copied : words.copy}
        </button>
        {typeof navigator.share === 'function' && (
          <button type="button" onClick={share}>
            {words.share}
          </button>
        )}
        <button type="button" onClick={() => window.print()}>
          {words.print}
        </button>
        {whatsapp && (
          <a
            href={`https://wa.me/${whatsapp}?text=${encodeURIComponent(textOf(lines))}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.whatsapp}
          </a>
        )}
        <button type="button" className={styles.quiet} onClick={onClear}>
          {words.clear}
        </button>
      </div>
      {copied === 'denied' && (
        <p className={styles.strip}>
          <span>{words.notCopied}</span> <input readOnly value={address} aria-label={words.copy} ref={selectAll} />
        </p>
      )}
    </>
  )
}

function openFinder({ index }: ListContent) {
  const button = document.querySelector<HTMLElement>('[popovertarget="finder"]')
  if (button) button.click()
  else window.location.assign(index)
}
