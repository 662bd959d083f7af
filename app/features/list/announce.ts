/** Says it to those who listen. */
export function announce(sentence: string) {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = sentence
}
