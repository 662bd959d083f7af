/** What the environment may say: each kind of value turns the written text into the value, or says what is wrong. */

export type Kind<Value> = {
  read: (written: string) => Value | Wrong
  /** What is written may hold a password and is not repeated. */
  isSecret?: true
}

export class Wrong {
  readonly sentence: string
  constructor(sentence: string) {
    this.sentence = sentence
  }
}

/** Text that is taken as it is where it passes the test. */
function words(passes: (written: string) => boolean, sentence: string): Kind<string> {
  return { read: (written) => (passes(written) ? written : new Wrong(sentence)) }
}

const isWebAddress = (written: string) => URL.canParse(written) && /^https?:$/.test(new URL(written).protocol)
const isPhone = (written: string) => /^\+[\d ]{7,20}$/.test(written)
const isMailbox = (written: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(written)

export const text = words((written) => written.trim() !== '', 'must not be empty')
export const anything = words(() => true, '')
export const webAddress = words(isWebAddress, 'must be a full https:// address')
export const origin = words(
  (written) => isWebAddress(written) && new URL(written).pathname === '/',
  'must be a full https:// address without a path',
)
export const endpoint = words(
  (written) => /^\/[\w\-./]+$/.test(written) || isWebAddress(written),
  'must be a path such as /inquiries or a full https:// address',
)
export const email = words((written) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written), 'must be an email address')
export const phone = words(isPhone, 'must be a number in international form, such as +971 4 123 4567')
export const phoneOrNone = words(
  (written) => written === '' || isPhone(written),
  'must be empty or a number in international form, such as +971 50 123 4567',
)
export const country = words((written) => /^[A-Z]{2}$/.test(written), 'must be a two-letter country code such as AE')
export const mailboxes = words(
  (written) => written.split(',').every((each) => isMailbox(each.trim())),
  'must be an email address, or several with commas between',
)

export const yesOrNo: Kind<boolean> = {
  read: (written) => (/^(yes|no)$/.test(written) ? written === 'yes' : new Wrong('must be yes or no')),
}

export const degrees = (limit: number): Kind<number> => ({
  read: (written) =>
    written.trim() && Math.abs(Number(written)) <= limit
      ? Number(written)
      : new Wrong(`must be a number between -${limit} and ${limit}`),
})

export const whole = (most: number): Kind<number> => ({
  read: (written) =>
    /^\d{1,9}$/.test(written) && Number(written) <= most
      ? Number(written)
      : new Wrong(`must be a whole number from 0 to ${most}`),
})

export const origins: Kind<string[]> = {
  read: (written) => {
    const all = written.split(/[\s,]+/).filter(Boolean)
    const stranger = all.find((each) => !URL.canParse(each) || new URL(each).origin !== each)
    if (stranger === undefined) return all
    return new Wrong(`must list origins such as https://www.example.com, with commas between; "${stranger}" is none`)
  },
}

export const secretAddress = (...protocols: string[]): Kind<string> => ({
  read: (written) =>
    URL.canParse(written) && protocols.includes(new URL(written).protocol)
      ? written
      : new Wrong(`must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`),
  isSecret: true,
})
