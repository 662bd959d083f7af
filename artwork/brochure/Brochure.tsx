import { renderToStaticMarkup } from 'react-dom/server'
import type { BrochureContent } from '#app/brochure/brochure.ts'
import { LanguageContext } from '#app/i18n/edition.ts'
import { Back } from './Back.tsx'
import { Category } from './Category.tsx'
import { Contents } from './Contents.tsx'
import { Cover } from './Cover.tsx'
import { Guide } from './Guide.tsx'
import { Alphabet, OtherNames } from './Indexes.tsx'
import type { Imprint } from './imprint.ts'
import { PageNumbers } from './PageNumbers.tsx'

type Props = { content: BrochureContent; imprint: Imprint }

function Brochure({ content, imprint }: Props) {
  const { language, dir, words } = content
  const { brand, legalName } = imprint.company
  return (
    <LanguageContext value={{ lang: language, dir }}>
      <html lang={language} dir={dir} style={{ '--foot': JSON.stringify(words.foot) } as object}>
        <head>
          <meta charSet="utf-8" />
          <title>{words.title.replace('{brand}', brand).replace('{month}', imprint.month)}</title>
          <meta name="author" content={legalName} />
          <meta name="description" content={words.description} />
          <link rel="stylesheet" href="brochure.css" />
        </head>
        <body>
          <Cover content={content} imprint={imprint} />
          <Contents content={content} />
          <Guide {...content.guide} />
          {content.categories.map((category) => (
            <Category key={category.id} category={category} content={content} />
          ))}
          <Alphabet content={content} />
          <OtherNames content={content} />
          <Back content={content} imprint={imprint} />
        </body>
      </html>
    </LanguageContext>
  )
}

export const render = (props: Props, pages: ReadonlyMap<string, number>) =>
  `<!doctype html>${atHand(
    renderToStaticMarkup(
      <PageNumbers value={pages}>
        <Brochure {...props} />
      </PageNumbers>,
    ),
  )}`

/**
 * The drawings lie beside the document, and none waits until somebody scrolls to it. What a guide heads with its third
 * rank stands here under the fourth.
 */
const atHand = (html: string) =>
  html
    .replaceAll('"/assets/engravings/', '"engravings/')
    .replaceAll(' loading="lazy"', '')
    .replace(/<h3>(.*?)<\/h3>/g, '<h5>$1</h5>')
