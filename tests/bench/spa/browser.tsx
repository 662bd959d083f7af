import { createRoot } from 'react-dom/client'
import { App } from '#app/App.tsx'
import { fetchOpening } from '#app/fetchOpening.ts'
import { resumeWhenIdle } from '#app/inquiry/resume.ts'
import { followNavigation, prefetchOnInterest, type Show, type Stage } from '#app/navigation.ts'
import { fetchPlace } from '#app/place.ts'

/** Our own components, rendered by the browser into an empty document. */
const start = await fetchPlace(window.location.pathname)

const stage = new Promise<Stage>((resolve) => {
  const onStage = (show: Show) => resolve({ show, fetchOpening })
  createRoot(document).render(<App start={start} onStage={onStage} />)
})
followNavigation(stage)
prefetchOnInterest(stage)
resumeWhenIdle()
