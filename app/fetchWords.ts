declare const __WORDS__: string

const fetched = new Map<string, Promise<unknown>>()

/** A file of words, under the version that this script belongs to. Each is fetched once. */
export function fetchWords<Words>(name: string): Promise<Words> {
  const address = `${__WORDS__}/${name}.json`
  const words = fetched.get(address) ?? load(address)
  fetched.set(address, words)
  words.catch(() => fetched.delete(address))
  return words as Promise<Words>
}

async function load(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} is answered ${response.status}`)
  return response.json()
}
