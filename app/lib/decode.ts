/** Some programs decode an address that they pass on, some break it: what cannot be decoded stays as it is. */
export function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
