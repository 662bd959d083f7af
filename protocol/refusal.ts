import type { requiredFields } from './form.ts'

/** Why the collector does not take an inquiry, as it answers a program: a code, and what a sentence about it has to say. */
export type Refusal =
  | { error: 'too-large'; kilobytes: number }
  | { error: 'broken' }
  | { error: 'not-our-form' }
  | { error: 'incomplete'; fields: RequiredField[] }
  | { error: 'email' }
  | { error: 'other-website' }
  | { error: 'send-only' }
  | { error: 'too-many'; seconds: number }
  | { error: 'unavailable'; seconds: number }

export type RequiredField = (typeof requiredFields)[number]

/** What the collector will never take as it is. The two others, too many and unavailable, mean later. */
const final = ['too-large', 'broken', 'not-our-form', 'incomplete', 'email', 'other-website', 'send-only']

/** Whether an answer is a final refusal of our own collector, whoever else may have answered. */
export function isRefusal(answer: unknown): answer is Refusal {
  const { error, kilobytes, fields } = (answer ?? {}) as Record<string, unknown>
  if (error === 'too-large') return typeof kilobytes === 'number'
  if (error === 'incomplete') return Array.isArray(fields)
  return final.includes(String(error))
}
