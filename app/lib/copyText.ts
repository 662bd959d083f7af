/** Puts a text into the clipboard, and tells whether it is there: that may be forbidden, and without TLS there is none. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The ref of a field that shows what could not be copied. A function that stays: to select takes the focus, which it may once. */
export const selectAll = (field: HTMLInputElement | HTMLTextAreaElement | null) => field?.select()
