/** What the form sends as its message: the list, then what the visitor wrote. Without a list, the visitor's words untouched. */
export const messageWith = (list: string, written: string) =>
  list ? [list, written.trim()].filter(Boolean).join('\n\n') : written
