/** A function of a text that works each of them out once. */
export function remember<Value>(make: (text: string) => Value) {
  const known = new Map<string, Value>()
  return (text: string): Value => {
    let value = known.get(text)
    if (value === undefined) {
      value = make(text)
      known.set(text, value)
    }
    return value
  }
}
