import { followClicks } from './components/parts/followClicks.ts'
import { replaceLostHero, replaceLostHeroes } from './components/sections/replaceLostHeroes.ts'
import { showHours } from './components/shell/showHours.ts'
import { showYear } from './components/shell/showYear.ts'
import { fetchFinderOnInterest, takeUpWords } from './features/finder/onInterest.ts'
import { openForm, takeForms } from './features/inquiry/form.ts'
import { resumeWhenIdle } from './features/inquiry/resume.ts'
import { followList, keepPlace, nameAddButtons, openList } from './features/list/openList.ts'
import { openOfflinePage } from './features/offline/openOfflinePage.ts'
import { noop } from './lib/noop.ts'
import { retryImport } from './lib/retryImport.ts'

// All the script that a page needs. What has state is a client component and comes when it is first used; the form does
// not wait for any of that.
const loadRouter = retryImport(() => import('./router/router.ts'))
let hasMoved = false
const moves = ['pointermove', 'pointerdown', 'keydown', 'focusin']

document.documentElement.toggleAttribute('data-scripts', true)
takeForms()
followList()
replaceLostHeroes()
followClicks()
fetchFinderOnInterest()
setInterval(showHours, 60_000)
for (const move of moves) document.addEventListener(move, beginMoving, { once: true, passive: true })
if (!('popover' in HTMLElement.prototype)) import('./components/shell/menuWithoutPopover.ts').catch(noop)

// This script runs as soon as it is there, which can be before the end of the page.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', arrive, { once: true })
else arrive()

/** Makes a page live that has come as a document or by a page change. */
function arrive() {
  showHours()
  showYear()
  replaceLostHero()
  openForm()
  takeUpWords()
  resumeWhenIdle()
  openOfflinePage()
  // Looks into the browser's storage, which can hold up everything while a page loads.
  setTimeout(openList)
}

function arriveByChange() {
  keepPlace()
  arrive()
  nameAddButtons()
  markSeasons()
}

/** What nobody needs who only reads comes with the first move. */
function beginMoving() {
  if (hasMoved) return
  hasMoved = true
  loadRouter().then(({ startRouter }) => startRouter(arriveByChange), noop)
  import('./features/firstMove.ts').then((first) => first.beginFirstMove(moves), noop)
  nameAddButtons()
  markSeasons()
}

function markSeasons() {
  if (document.querySelector('[data-seasons]'))
    import('./components/sections/markMonth.ts').then((seasons) => seasons.markMonth(), noop)
}

// After a reload the browser goes back within this document, and would change nothing but the address.
if ('navigation' in window && navigation.entries().some(({ sameDocument, index }) => sameDocument && isOther(index)))
  beginMoving()

function isOther(index: number) {
  return index !== navigation.currentEntry?.index
}
