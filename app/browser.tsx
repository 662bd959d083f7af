import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { resumeWhenIdle } from './inquiry/resume.ts'
import { prefetchOnInterest } from './navigation.ts'
import { notFound, routes } from './routes.ts'

// The document knows which page it is; the address may be a host's own spelling of it, such as /about.html.
const path = document.documentElement.dataset.path ?? ''
const load = (routes as Record<string, typeof notFound>)[path] ?? notFound
const { default: Page } = await load()

hydrateRoot(document, <App start={{ path, Page }} />)
prefetchOnInterest()
resumeWhenIdle()
