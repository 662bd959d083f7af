const shownFor = 6000

/** Says something to everyone, over whatever is open, in a bar like the one that tells of a missing script. */
export function tell(text: string) {
  const bar = document.getElementById('missing')?.cloneNode() as HTMLElement | undefined
  if (!bar) return
  bar.removeAttribute('id')
  bar.hidden = false
  bar.style.border = '0'
  document.body.append(bar)
  if ('popover' in bar) {
    bar.popover = 'manual'
    bar.showPopover()
  }
  // An alert is read out when its words come, not when it is there.
  bar.textContent = text
  setTimeout(() => bar.remove(), shownFor)
}
