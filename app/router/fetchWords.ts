declare const __WORDS__: string

/** Of the file that holds the words of an address. */
export const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1))

const fetched = new Map<string, Promise<unknown>>()

/** A file of words, under the version that this script belongs to. Each is fetched once. */
export function fetchWords<Words>(name: string): Promise<Words> {
  const words = fetched.get(name) ?? load(`${__WORDS__}/${name}.json`)
  fetched.set(name, words)
  words.catch(() => fetched.delete(name))
  return words as Promise<Words>
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} cannot be had: ${response.status}`)
  return response.json()
}
