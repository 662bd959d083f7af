/** Copies what a button holds, and lets the button say so. */
export async function copy(button: HTMLElement) {
  const { copy = '', done = '', denied = '' } = button.dataset
  const answer = await writeText(copy).then(
    () => done,
    () => denied,
  )
  button.textContent = answer
  // A status inside a button is part of its name, and is not read out.
  const status = button.nextElementSibling?.querySelector('[role=status]')
  if (status) status.textContent = answer
}

/** Where the site is served without TLS there is no clipboard. */
const writeText = async (text: string) => navigator.clipboard.writeText(text)
