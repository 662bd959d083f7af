import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { resumeWhenIdle } from './inquiry/resume.ts'
import { prefetchOnInterest } from './navigation.ts'
import { registerWhenIdle } from './offline/registerWhenIdle.ts'
import { pageAt } from './routes.ts'

// The document knows which page it is; the address may be a host's own spelling of it, such as /about.html.
const path = document.documentElement.dataset.path ?? ''
const { default: Page } = await pageAt(path)()

hydrateRoot(document, <App start={{ path, Page }} />)
prefetchOnInterest()
resumeWhenIdle()
registerWhenIdle()
