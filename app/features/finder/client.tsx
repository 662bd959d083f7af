'use client'
import { mount } from '#app/lib/mount.ts'
import { Answers } from './Answers.tsx'
import { type FinderFile, type FinderSource, finderSource } from './finderSource.ts'

const sources = new WeakMap<FinderFile, FinderSource>()

/** Shows in its slot what the field beside it asks for. The panel and the field in place share what was fetched. */
export default function mountFinder(slot: HTMLElement, file: FinderFile) {
  const root = slot.closest<HTMLElement>('[data-finder]')
  const field = root?.querySelector('input')
  if (!root || !field) return
  const source = sources.get(file) ?? finderSource(file)
  sources.set(file, source)
  mount(slot, <Answers root={root} field={field} source={source} file={file} lang={document.documentElement.lang} />)
}
