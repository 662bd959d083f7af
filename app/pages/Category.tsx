import '#app/styles/accents.css'
import { Applications } from '#app/components/sections/Applications.tsx'
import { CallToAction } from '#app/components/sections/CallToAction.tsx'
import { Features } from '#app/components/sections/Features.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { JumpList } from '#app/components/sections/JumpList.tsx'
import { QuoteFacts } from '#app/components/sections/QuoteFacts.tsx'
import { SpecTable } from '#app/components/sections/SpecTable.tsx'
import { Subcategories } from '#app/components/sections/Subcategories.tsx'
import type { Contents } from '#app/content/pages/contents.ts'
import { useEdition } from '#app/i18n/edition.ts'

export default function Category({ content }: { content: Contents['category'] }) {
  const { shell } = useEdition()
  const { hero, number, groups, features, specifications, standards, applications, quote, callToAction } = content
  const jumps = [
    ...groups.items.map(({ id, name }) => ({ id, title: name })),
    ...(specifications ? [{ id: 'quality-specifications', title: specifications.title }] : []),
  ]
  return (
    <>
      <Hero {...hero} parent={shell.nav.products} number={number} />
      <JumpList label={shell.onThisPage} jumps={jumps} />
      <Subcategories {...groups} />
      <Features {...features} follows />
      {specifications && <SpecTable id="quality-specifications" {...specifications} />}
      {standards && <SpecTable id="public-standards" {...standards} by="others" />}
      {applications && <Applications {...applications} />}
      <QuoteFacts {...quote} follows={Boolean(applications)} />
      <CallToAction {...callToAction} />
    </>
  )
}
