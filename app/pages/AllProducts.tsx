import { useEdition } from '#app/edition.ts'
import type { Contents } from '#app/page.ts'
import { CategoryLegend } from '#app/sections/CategoryLegend.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { LetterBar } from '#app/sections/LetterBar.tsx'
import { ProductIndex } from '#app/sections/ProductIndex.tsx'

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
