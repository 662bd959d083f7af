/** A document brings the styles of its own kind of page; what comes later brings its own, once. */
export function putOnStyles(name: string, address: string): Promise<void> | undefined {
  if (!address || document.querySelector(`[data-styles="${name}"]`)) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = address
  sheet.dataset.styles = name
  return new Promise((done, failed) => {
    sheet.onload = () => done()
    sheet.onerror = () => {
      sheet.remove()
      failed(new Error(`${address} cannot be had`))
    }
    document.head.append(sheet)
  })
}
