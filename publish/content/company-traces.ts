import { readFileSync } from 'node:fs'
import type { SiteConfig } from '#config/variables.ts'
import { writtenCity } from '../../app/i18n/company.ts'
import { pictureVersion, stencilOf } from '../../app/i18n/pictures.ts'
import type { PictureName } from '../../content/schema/catalogue.ts'
import { marked } from '../../pictures/marked.ts'
import { publishedIn } from './languages.ts'
import { filesIn } from './place.ts'

/** Pictures on the pages that still carry the mark of Saffron Quay, with those pages. */
export function markedPictures(shown: Map<string, string[]>): string[] {
  return marked
    .filter((name: PictureName) => shown.has(name) && pictureVersion(name).carries)
    .map((name) => {
      const plain = stencilOf(name)?.plain ? '' : ` There is no plain one in pictures/plain/${name}.jpg yet.`
      return `The picture pictures/${name}.jpg carries the mark of Saffron Quay (${(shown.get(name) ?? []).join(', ')}).${plain} Put a photograph of yours in its place and run \`npm run pictures\`.`
    })
}

/** Words that tell the office hours by the clock of Dubai, where the company is in another city. */
export function otherClock(site: SiteConfig): string[] {
  const { address } = site
  const published: string[] = publishedIn(site)
  if (address.city.trim() === writtenCity.en.city) return []
  return Object.entries(writtenCity)
    .filter(([language]) => published.includes(language))
    .flatMap(([language, { clock }]) =>
      filesIn([`content/**/${language}/*.ts`, `content/**/{${language},*.${language}}.ts`]).flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((text, nth) => (clock.test(text) ? [nth + 1] : []))
          .map(
            (line) =>
              `${file}, line ${line}: the hours are told by the clock of Dubai, and the company is in ${address.city}. If its clock is another, change the words there and \`office\` in content/site/facts.ts.`,
          ),
      ),
    )
}
