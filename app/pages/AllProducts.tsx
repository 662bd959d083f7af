import '#app/styles/accents.css'
import { CategoryLegend } from '#app/components/sections/CategoryLegend.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { LetterBar } from '#app/components/sections/LetterBar.tsx'
import { ProductIndex } from '#app/components/sections/ProductIndex.tsx'
import type { Contents } from '#app/content/pages/contents.ts'
import { useEdition } from '#app/i18n/edition.ts'

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
