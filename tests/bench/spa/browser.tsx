import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { resumeWhenIdle } from '#app/inquiry/resume.ts'
import { followNavigation, prefetchOnInterest, type Show } from '#app/navigation.ts'
import { pageAt } from '#app/routes.ts'

/** Our own components, rendered by the browser into an empty document. */
const path = window.location.pathname
const { default: Page } = await pageAt(path)()

const stage = new Promise<Show>((resolve) => {
  createRoot(document).render(<App start={{ path, Page }} onStage={resolve} />)
})
followNavigation(stage)
prefetchOnInterest()
resumeWhenIdle()
