/** Says something to whoever listens to the page, without moving the focus. */
export function announce(text: string) {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = text
}
