import { enliven } from './enliven.ts'
import { fetchFinderOnInterest, takeUpWords } from './find/onInterest.ts'
import { ignore } from './ignore.ts'
import { takeForms } from './inquiry/takeForms.ts'
import { keepAnchor } from './layout/keepAnchor.ts'
import { tellHours } from './layout/tellHours.ts'
import { replaceLostHeroes } from './sections/replaceLostHeroes.ts'
import { copyOnClick } from './ui/copyOnClick.ts'
import { printOnClick } from './ui/printOnClick.ts'

// All the script that a page needs. It changes what the HTML gave in a few marked spots and builds nothing anew, so
// it does not mind what translators and extensions have made of the rest.
takeForms()
replaceLostHeroes()
copyOnClick()
keepAnchor()
printOnClick()
fetchFinderOnInterest()
setInterval(tellHours, 60_000)
for (const move of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
  document.addEventListener(move, () => void import('./firstMove.ts').catch(ignore), { once: true, passive: true })
if (!('popover' in HTMLElement.prototype)) import('./layout/menuWithoutPopover.ts').catch(ignore)

// This script runs as soon as it is there, which can be before the end of the page.
const open = () => {
  enliven()
  takeUpWords()
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', open, { once: true })
else open()
