import { company } from '#app/content/company.ts'
import { notFound } from '#app/content/notFound.ts'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { CategoryIndex } from '#app/sections/CategoryIndex.tsx'
import { Hero } from '#app/sections/Hero.tsx'

export default function NotFound() {
  return (
    <>
      <title>{`${notFound.meta.title} | ${company.brand}`}</title>
      <meta name="description" content={notFound.meta.description} />
      <meta name="robots" content="noindex" />
      <Hero {...notFound.hero} height="low" />
      <CategoryIndex {...notFound.categories} />
      <CallToAction {...notFound.callToAction} />
    </>
  )
}
