import { type Fields, fields } from './inquiry.ts'

type Draft = { fields: Fields; openedAt: number }

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
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '')
    const isWhole =
      typeof draft.openedAt === 'number' && fields.every((field) => typeof draft.fields[field] === 'string')
    return isWhole ? draft : undefined
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
