import { startFigures } from './features/figures/start.ts'
import { startFinder } from './features/finder/start.ts'
import { startInquiry } from './features/inquiry/start.ts'
import { startList } from './features/list/start.ts'
import { onDemand } from './lib/onDemand.ts'
import { savesData, whenIdle } from './lib/visit.ts'
import { watchPictures } from './sections/watchPictures.ts'
import { startShell } from './shell/start.ts'
import { preparePageChange } from './ui/pageChange.ts'

// All the script that a page begins with. It runs once the HTML is there; what has state is a client component and comes
// when it is first used.
document.documentElement.toggleAttribute('data-scripts', true)
// The browser fetches pages ahead by rules that ask for this mark (publish: speculation rules).
if (!savesData()) document.documentElement.dataset.ahead = matchMedia('(hover: hover)').matches ? 'rest' : 'touch'

startShell()
startInquiry()
startList()
startFinder()
startFigures()
watchPictures()
preparePageChange()

// What few pages or few browsers need, or nobody at once.
const has = (selector: string) => document.querySelector(selector) !== null
if (!('popover' in HTMLElement.prototype)) onDemand(() => import('./shell/menuWithoutPopover.ts'))()
if (has('[data-places]')) onDemand(() => import('./guide/longPage.ts'))(({ startLongPage }) => startLongPage())
if (has('#map')) onDemand(() => import('./sections/contactPage.ts'))(({ showStreets }) => showStreets())
if (has('#offline-pages'))
  onDemand(() => import('./features/offline/offlinePage.ts'))(({ startOfflinePage }) => startOfflinePage())
if (import.meta.env.PROD && document.documentElement.dataset.offline !== 'no')
  whenIdle(() =>
    import('./features/offline/registerWorker.ts').then(
      ({ registerWhenCalm }) => registerWhenCalm(),
      // Nobody has asked for it: the next page tries again.
      () => {},
    ),
  )
