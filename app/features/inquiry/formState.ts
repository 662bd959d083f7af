type FormState = {
  isThanking: boolean
  /** The refused inquiry that is being written anew. */
  replaces?: string | undefined
}

const listeners = new Set<() => void>()
let state: FormState = { isThanking: false }

/** What the form is doing, for whoever stands beside it. The form itself is HTML. */
export const formState = {
  read: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  set(news: Partial<FormState>) {
    state = { ...state, ...news }
    for (const listener of listeners) listener()
  },
}
