import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { resumeWhenIdle } from '#app/inquiry/resume.ts'
import { prefetchOnInterest } from '#app/navigation.ts'
import { notFound, routes } from '#app/routes.ts'

/** Our own components, rendered by the browser into an empty document. */
const path = window.location.pathname
const load = (routes as Record<string, typeof notFound>)[path] ?? notFound
const { default: Page } = await load()

createRoot(document).render(<App start={{ path, Page }} />)
prefetchOnInterest()
resumeWhenIdle()
