import { copyOnClick } from '#app/components/parts/copyOnClick.ts'
import { printOnClick } from '#app/components/parts/printOnClick.ts'
import { replaceLostHeroes } from '#app/components/sections/replaceLostHeroes.ts'
import { keepAnchor } from '#app/components/shell/keepAnchor.ts'
import { tellHours } from '#app/components/shell/tellHours.ts'
import { mountFiguresOnInterest } from '#app/features/figures/onInterest.ts'
import { fetchFinderOnInterest, takeUpWords } from '#app/features/finder/onInterest.ts'
import { takeForms } from '#app/features/inquiry/takeForms.ts'
import { ignore } from '#app/lib/noop.ts'
import { enliven } from '#app/router/enliven.ts'

// All the script that a page needs. It changes what the HTML gave in a few marked spots and builds nothing anew, so
// it does not mind what translators and extensions have made of the rest.
takeForms()
replaceLostHeroes()
copyOnClick()
keepAnchor()
printOnClick()
fetchFinderOnInterest()
mountFiguresOnInterest()
setInterval(tellHours, 60_000)
for (const move of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
  document.addEventListener(move, () => void import('#app/router/firstMove.ts').catch(ignore), {
    once: true,
    passive: true,
  })
if (!('popover' in HTMLElement.prototype)) import('#app/components/shell/menuWithoutPopover.ts').catch(ignore)

// This script runs as soon as it is there, which can be before the end of the page.
const open = () => {
  enliven()
  takeUpWords()
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', open, { once: true })
else open()
