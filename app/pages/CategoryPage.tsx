import { shell } from '#app/content/shell.ts'
import type { CategoryContent } from '#app/content/types.ts'
import { Applications } from '#app/sections/Applications.tsx'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { Features } from '#app/sections/Features.tsx'
import { Hero } from '#app/sections/Hero.tsx'
import { JumpList } from '#app/sections/JumpList.tsx'
import { SpecTable } from '#app/sections/SpecTable.tsx'
import { Subcategories } from '#app/sections/Subcategories.tsx'
import { PageHead } from '#app/seo/PageHead.tsx'

/** The parts all seven categories share; fruits, vegetables and meat end after their features. */
export function CategoryPage({ category }: { category: CategoryContent }) {
  const { meta, hero, groups, features, specifications, applications, callToAction } = category
  const jumps = [...groups.items.map(({ name }) => name), ...(specifications ? [specifications.title] : [])]
  return (
    <>
      <PageHead meta={meta} />
      <Hero {...hero} parent={shell.nav.products} />
      <JumpList label={shell.onThisPage} titles={jumps} />
      <Subcategories {...groups} />
      <Features {...features} follows />
      {specifications && <SpecTable {...specifications} />}
      {applications && <Applications {...applications} />}
      {callToAction && <CallToAction {...callToAction} />}
    </>
  )
}
