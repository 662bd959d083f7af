import { resumeWhenIdle } from './inquiry/resume.ts'
import { followNavigation, prefetchOnInterest } from './navigation.ts'
import { registerWhenIdle } from './offline/registerWhenIdle.ts'
import { fetchPlace } from './place.ts'

/**
 * The page reads well before React runs. The code for it comes after the picture that opens the page, with which it
 * would share a phone's bandwidth, or at the visitor's first move; what the visitor does meanwhile waits for it.
 */
const stage = parsed()
  .then(() => Promise.race([openingPicture(), firstMove(), patience()]))
  .then(takeOver)
followNavigation(stage)
prefetchOnInterest(stage)
holdForms()
resumeWhenIdle()
stage.then(registerWhenIdle, () => {})

async function takeOver() {
  // The document knows which page it is; the address may be a host's own spelling of it, such as /about.html.
  const path = document.documentElement.dataset.path ?? ''
  const [{ takeStage }, place] = await Promise.all([import('./browser.tsx'), fetchPlace(path)])
  await nextTask()
  return takeStage(place)
}

/** This script runs as soon as it is there, which can be before the end of the page. */
async function parsed() {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
}

async function openingPicture() {
  const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
  if (!picture) return
  // Loaded and decoded, or lost.
  await picture.decode().catch(() => {})
  await new Promise(requestAnimationFrame)
  await nextTask()
}

function firstMove() {
  return new Promise((resolve) => {
    for (const move of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      document.addEventListener(move, resolve, { once: true, passive: true })
  })
}

function patience() {
  return new Promise((resolve) => setTimeout(resolve, 1000))
}

/** Short tasks: a tap is answered between two of them. */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The browser alone would send a form at once and once; the outbox, which comes with React, keeps it until it is out. */
function holdForms() {
  const hold = (event: SubmitEvent) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    stage.then(
      () => form.requestSubmit(event.submitter),
      () => form.submit(),
    )
  }
  document.addEventListener('submit', hold)
  const release = () => document.removeEventListener('submit', hold)
  stage.then(release, release)
}
