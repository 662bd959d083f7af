import { notFound } from '#app/content/notFound.ts'
import { CategoryIndex } from '#app/sections/CategoryIndex.tsx'
import { Hero } from '#app/sections/Hero.tsx'

export default function NotFound() {
  return (
    <>
      <title>{notFound.meta.title}</title>
      <meta name="robots" content="noindex" />
      <Hero {...notFound.hero} height="low" />
      <CategoryIndex {...notFound.categories} />
    </>
  )
}
