import { createElement, type ReactNode } from 'react'
import { addressIn } from '#app/i18n/edition.ts'
import { pictured } from '#app/i18n/pictures.ts'
import type { Source } from '#app/i18n/source.ts'
import type { HeroContent } from '#app/sections/Hero.tsx'
import type { OwnPath } from '#config/paths.ts'
import type { PictureName } from '#content/schema/catalogue.ts'
import type { HeroWords, Meta } from '#content/schema/words.ts'

/** What every page has: the words of its head, and a hero. */
type PageContent = { meta: Meta; hero: HeroContent }

/** A page's picture stands once, here: its hero, its link preview and what is fetched ahead take it from the hero. */
export const withHero = (source: Source, { meta, hero }: { meta: Meta; hero: HeroWords }, picture: PictureName) => ({
  meta,
  hero: { ...hero, picture: pictured(source, picture) },
})

type Kind<Item, Content> = {
  /** Whether links and search engines lead to it. */
  isListed?: boolean
  content: (source: Source, item: Item) => Content
  /** The components that its view imports when it needs them: their styles are on the page as well. */
  parts?: (content: NoInfer<Content>) => string[]
  View: (props: { content: NoInfer<Content> }) => ReactNode
}

/** A page that stands alone. */
export const definePage = <Content extends PageContent>({
  path,
  ...kind
}: Kind<unknown, Content> & { path: OwnPath }) => definePages({ ...kind, of: [{}], path: () => path })

type Pages<Item, Content> = Kind<Item, Content> & {
  of: readonly Item[]
  path: (item: Item) => OwnPath | `/products/${string}`
}

/** Pages of one kind, one for each of some things: where it stands, what it says, and that as elements. */
export const definePages =
  <Item, Content extends PageContent>({ of, path, content, View, ...kind }: Pages<Item, Content>) =>
  (source: Source) =>
    of.map((item) => {
      const own = content(source, item)
      return {
        path: addressIn(source.prefix, path(item)),
        isListed: kind.isListed ?? true,
        content: own,
        body: createElement(View, { content: own }),
        parts: kind.parts?.(own) ?? [],
      }
    })
