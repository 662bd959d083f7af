import { createStore } from '#app/lib/createStore.ts'

type FormState = {
  phase: 'editing' | 'sending' | 'thanks'
  /** When the form was opened, or what stands in it was begun. */
  openedAt: number
  /** The visitor's own words in the message, as they stand in the form. */
  message: string
  /** The refused inquiry that is being written anew. */
  replaces?: string | undefined
  /** The last inquiry that was written here, and whether it has gone out. */
  latest?: string
  isSent?: boolean
}

const state = createStore<FormState>({
  phase: 'editing',
  openedAt: Date.now() - performance.now(),
  message: '',
})

/** What the form is doing, for whoever stands beside it. The form itself is HTML. */
export const formState = { ...state, change: (news: Partial<FormState>) => state.set({ ...state.read(), ...news }) }
