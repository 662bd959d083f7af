type Question = {
  /** The name its answer is sent under. */
  entry: string
  title: string
  isRequired: boolean
  /** What else than free text it wants, if anything. */
  wants?: string
}

export type PublicForm = { questions: Question[]; warnings: string[] }

const wants: Record<number, string> = {
  2: 'one of several choices',
  3: 'one of several choices',
  4: 'ticked boxes',
  5: 'a number on a scale',
  7: 'a grid of choices',
  9: 'a date',
  10: 'a time',
  13: 'a file, which needs a Google account',
  18: 'a rating',
}
const sectionType = 8

// Google publishes no description of this structure. It has been the same for years; should it change, the check says
// that it cannot read the form instead of guessing.
type Entry = [id: number, choices: unknown, required: unknown, label: unknown, rules: unknown]
type Item = [id: number, title: string | null, help: unknown, type: number, entries: Entry[] | null]

/** Reads the questions out of the page of a Google Form; undefined when there are none to read. */
export function readGoogleForm(html: string): PublicForm | undefined {
  const script = /FB_PUBLIC_LOAD_DATA_\s*=\s*(\[[\s\S]*?\]);\s*<\/script>/.exec(html)?.[1]
  if (!script) return undefined
  const form = parse(script)?.[1] as unknown[] | undefined
  if (!Array.isArray(form?.[1])) return undefined
  const items = form[1] as Item[]
  const questions = items.flatMap(([, title, , type, entries]) =>
    (entries ?? []).map(([id, , required, , rules]): Question => {
      const wish =
        wants[type] ?? (Array.isArray(rules) && rules.length ? 'an answer that follows a rule of its own' : undefined)
      const question = { entry: `entry.${id}`, title: title ?? '', isRequired: required === 1 || required === true }
      return wish ? { ...question, wants: wish } : question
    }),
  )
  const warnings: string[] = []
  if (items.some(([, , , type]) => type === sectionType)) {
    warnings.push(
      'The form has more than one section. Answers to questions after the first section are lost: put all into one.',
    )
  }
  const collectsAddress = Number((form[10] as unknown[] | undefined)?.[6] ?? 1)
  if (collectsAddress === 2) {
    warnings.push(
      'The form collects verified email addresses, which needs a Google account. Turn that off in its settings.',
    )
  } else if (collectsAddress === 3) {
    questions.push({ entry: 'emailAddress', title: 'Email (collected by the form itself)', isRequired: true })
  }
  return { questions, warnings }
}

/** Reads the inputs of the first form in any other page. */
export function readPlainForm(html: string): PublicForm | undefined {
  const form = /<form\b[\s\S]*?<\/form>/i.exec(html)?.[0]
  if (!form) return undefined
  const questions: Question[] = []
  for (const [tag] of form.matchAll(/<(?:input|textarea|select)\b[^>]*>/gi)) {
    const attribute = (name: string) => new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1]
    const entry = attribute('name')
    if (!entry || /^(hidden|submit|button|image|reset)$/i.test(attribute('type') ?? '')) continue
    questions.push({ entry, title: entry, isRequired: /\srequired(?=[\s=>/])/i.test(tag) })
  }
  return { questions, warnings: [] }
}

function parse(script: string): unknown[] | undefined {
  try {
    return JSON.parse(script) as unknown[]
  } catch {
    return undefined
  }
}
