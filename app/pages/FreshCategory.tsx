import '#app/styles/accents.css'
import { SeasonGlance } from '#app/components/guide/SeasonGlance.tsx'
import { Features } from '#app/components/sections/Features.tsx'
import { Hero } from '#app/components/sections/Hero.tsx'
import { JumpList } from '#app/components/sections/JumpList.tsx'
import { Onward } from '#app/components/sections/Onward.tsx'
import { Subcategories } from '#app/components/sections/Subcategories.tsx'
import type { Contents } from '#app/content/pages/contents.ts'
import { useEdition } from '#app/i18n/edition.ts'

/** Fruits, vegetables and meat: with their year where they have one, and a way on in place of a call. */
export default function FreshCategory({ content }: { content: Contents['freshCategory'] }) {
  const { shell } = useEdition()
  const { hero, number, groups, seasons, features, onward } = content
  return (
    <>
      <Hero {...hero} parent={shell.nav.products} number={number} />
      <JumpList label={shell.onThisPage} jumps={groups.items.map(({ id, name }) => ({ id, title: name }))} />
      <Subcategories {...groups} />
      {seasons && <SeasonGlance {...seasons} />}
      <Features {...features} follows={!seasons} />
      <Onward {...onward} />
    </>
  )
}
