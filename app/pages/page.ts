import { createElement, type ReactElement, type ReactNode } from 'react'
import { addressIn } from '#app/i18n/edition.ts'
import { pictured } from '#app/i18n/pictures.ts'
import type { Source } from '#app/i18n/source.ts'
import type { HeroContent } from '#app/sections/Hero.tsx'
import type { OwnPath } from '#config/paths.ts'
import type { PictureName } from '#content/schema/catalogue.ts'
import type { HeroWords, Meta } from '#content/schema/words.ts'

/** What every page has: the words of its head, and a hero. */
export type PageContent = { meta: Meta; hero: HeroContent }

/** A page's picture stands once, here: its hero, its link preview and what is fetched ahead take it from the hero. */
export const withHero = (source: Source, { meta, hero }: { meta: Meta; hero: HeroWords }, picture: PictureName) => ({
  meta,
  hero: { ...hero, picture: pictured(source, picture) },
})

type View<Content> = (props: { content: NoInfer<Content> }) => ReactNode

/** A page of an edition: where it stands, what it says, and that as elements. */
export type SitePage<Content extends PageContent> = {
  path: string
  /** Whether links and search engines lead to it. */
  isListed: boolean
  content: Content
  body: ReactElement
  /** The components that its view imports when it needs them: their styles are on the page as well. */
  parts: string[]
}

type Page<Content> = {
  path: OwnPath
  isListed?: boolean
  content: (source: Source) => Content
  View: View<Content>
}

/** A page that stands alone. */
export const definePage = <Content extends PageContent>({ path, isListed = true, content, View }: Page<Content>) =>
  definePages({ of: [{}], path: () => path, isListed, content, View })

type Pages<Item, Content> = {
  of: readonly Item[]
  path: (item: Item) => OwnPath | `/products/${string}`
  isListed?: boolean
  content: (source: Source, item: Item) => Content
  parts?: (content: NoInfer<Content>) => string[]
  View: View<Content>
}

/** Pages of one kind, one for each of some things. */
export const definePages =
  <Item, Content extends PageContent>({
    of,
    path,
    isListed = true,
    content,
    parts = () => [],
    View,
  }: Pages<Item, Content>) =>
  (source: Source): SitePage<Content>[] =>
    of.map((item) => {
      const own = content(source, item)
      return {
        path: addressIn(source.prefix, path(item)),
        isListed,
        content: own,
        body: createElement(View, { content: own }),
        parts: parts(own),
      }
    })
