import { element } from '#app/components/parts/element.ts'

/** A document brings the styles of its own kind of page; what comes later brings its own, once. */
export function putOnStyles(name: string, address: string): Promise<unknown> | undefined {
  if (!address || document.querySelector(`[data-styles="${name}"]`)) return
  const sheet = element('link', { rel: 'stylesheet', href: address, 'data-styles': name })
  document.head.append(sheet)
  return new Promise((done, failed) => {
    sheet.onload = done
    sheet.onerror = () => {
      sheet.remove()
      failed(new Error(`${address} cannot be had`))
    }
  })
}
