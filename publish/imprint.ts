import { site } from '#config'
import type { Edition } from '../app/content/edition.ts'

/**
 * What stands at the foot of a printed page besides its path, as attributes of <html> for the style sheet.
 * Not in the components: a date in the scripts would give them another name every day.
 */
export function imprint({ lang, shell }: Edition) {
  const inLatinFigures = `${lang}-u-nu-latn`
  const day = new Intl.DateTimeFormat(inLatinFigures, { dateStyle: 'long', timeZone: 'Asia/Dubai' }).format(new Date())
  return { 'data-host': new URL(site.url).host, 'data-issued': shell.issued.replace('{date}', day) }
}
