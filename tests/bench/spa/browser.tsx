import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { resumeWhenIdle } from '#app/inquiry/resume.ts'
import { followNavigation, prefetchOnInterest, type Show, type Stage } from '#app/navigation.ts'
import { pageAt } from '#app/routes.ts'
import { fetchOpening } from '#app/sections/fetchOpening.ts'

/** Our own components, rendered by the browser into an empty document. */
const path = window.location.pathname
const { default: Page } = await pageAt(path)()

const stage = new Promise<Stage>((resolve) => {
  const onStage = (show: Show) => resolve({ show, fetchOpening })
  createRoot(document).render(<App start={{ path, Page }} onStage={onStage} />)
})
followNavigation(stage)
prefetchOnInterest(stage)
resumeWhenIdle()
