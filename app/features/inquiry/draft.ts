import type { Fields } from './inquiry.ts'

type Draft = {
  fields: Fields
  openedAt: number
  /** The refused inquiry that is being written anew. */
  replaces?: string | undefined
}

// For this tab only: on a shared computer the next person must not find it.
const key = 'inquiry-draft'

export function saveDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // Blocked or full: then it does not survive a reload.
  }
}

export function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '')
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
