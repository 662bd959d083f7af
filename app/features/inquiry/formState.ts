import { keptFor } from '#app/features/outbox/outbox.ts'
import { createStore } from '#app/lib/createStore.ts'
import { session } from '#app/lib/session.ts'
import type { Fields } from '#protocol/form.ts'
import { readForm } from './fields.ts'

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

type Draft = Pick<FormState, 'openedAt' | 'replaces'> & { fields: Partial<Fields>; savedAt?: number }

// For this tab only: on a shared computer the next person must not find it.
const key = 'inquiry-draft'

/** Called after every change of the form, by whoever made it. */
export function keepWords(form: HTMLFormElement) {
  const fields = readForm(form)
  const isEmpty = !Object.values(fields).some(Boolean)
  const { openedAt, replaces } = formState.read()
  // Cleared: what it was to replace stands for itself again.
  formState.change({ message: fields.message, replaces: isEmpty ? undefined : replaces })
  if (isEmpty) dropDraft()
  else session.write(key, { fields, openedAt, replaces, savedAt: Date.now() } satisfies Draft)
}

// Drafts of earlier versions do not say when they were saved.
export function readDraft(): Draft | undefined {
  const draft = session.read<Draft>(key)
  // Browsers open the tabs of last week again, with all that was in them.
  return draft && Date.now() - (draft.savedAt ?? Date.now()) < keptFor ? draft : undefined
}

export const dropDraft = () => session.drop(key)
