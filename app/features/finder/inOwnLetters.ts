import { element } from '#app/components/parts/element.ts'

/** A name in its own language and direction, so that neither disturbs what stands beside it. */
export function inOwnLetters(name: string) {
  const lang = /[ऀ-ॿ]/.test(name) ? 'hi' : /[ٹپچڈڑکگںھہی]/.test(name) ? 'ur' : /[؀-ۿ]/.test(name) ? 'ar' : 'en'
  return element('bdi', { lang }, name)
}
