import { keptFor } from '#app/features/outbox/outbox.ts'
import type { Fields } from '#protocol/form.ts'
import { readForm } from './fields.ts'
import { formState } from './formState.ts'

type Draft = {
  fields: Partial<Fields>
  openedAt: number
  savedAt: number
  /** The refused inquiry that is being written anew. */
  replaces?: string | undefined
}

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
  else saveDraft({ fields, openedAt, replaces, savedAt: Date.now() })
}

function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Blocked or full: then it does not survive a reload.
  }
}

export function readDraft(): Draft | undefined {
  try {
    const draft: Draft = JSON.parse(sessionStorage.getItem(key) ?? '')
    // Browsers open the tabs of last week again, with all that was in them.
    return Date.now() - (draft.savedAt ?? Date.now()) < keptFor ? draft : undefined
  } catch {
    return undefined
  }
}

export function dropDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there is none.
  }
}
