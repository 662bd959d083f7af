import { useEffect } from 'react'
import { company } from '#app/content/company.ts'
import { offline } from '#app/content/offline.ts'
import { KeptPages } from '#app/offline/KeptPages.tsx'
import { CallToAction } from '#app/sections/CallToAction.tsx'
import { Hero } from '#app/sections/Hero.tsx'

/** Shown by the service worker in place of a page that it can neither load nor has kept. */
export default function Offline() {
  useEffect(() => {
    const tryAgain = () => window.location.reload()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
  return (
    <>
      <title>{`${offline.meta.title} | ${company.brand}`}</title>
      <meta name="description" content={offline.meta.description} />
      <meta name="robots" content="noindex" />
      <Hero {...offline.hero} height="low" />
      <KeptPages {...offline.pages} />
      <CallToAction {...offline.callToAction} />
    </>
  )
}
