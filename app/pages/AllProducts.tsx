import { CategoryLegend } from '#app/components/sections/CategoryLegend.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { LetterBar } from '#app/components/sections/LetterBar.tsx'
import { ProductIndex } from '#app/components/sections/ProductIndex.tsx'
import { useEdition } from '#app/i18n/edition.ts'
import type { Contents } from './kinds.ts'

export default function AllProducts({ content }: { content: Contents['allProducts'] }) {
  const { shell } = useEdition()
  return (
    <>
      <Hero {...content.hero} height="index" parent={shell.nav.products} />
      <LetterBar {...content.letters} />
      <CategoryLegend {...content.categories} />
      <ProductIndex letters={content.index} />
    </>
  )
}
