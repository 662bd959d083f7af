import { offerCopying } from '#app/components/parts/copyOnClick.ts'
import { offerPrinting } from '#app/components/parts/printOnClick.ts'
import { markMonth } from '#app/components/sections/markMonth.ts'
import { replaceLostHero } from '#app/components/sections/replaceLostHeroes.ts'
import { tellHours } from '#app/components/shell/tellHours.ts'
import { tellYear } from '#app/components/shell/tellYear.ts'
import { resumeWhenIdle } from '#app/features/inquiry/resume.ts'
import { openForm } from '#app/features/inquiry/takeForms.ts'
import { continueList } from '#app/features/list/offerList.ts'
import { ignore } from '#app/lib/noop.ts'

/** Brings a page up to date that has come as HTML or by a page change. */
export function enliven() {
  tellHours()
  tellYear()
  replaceLostHero()
  offerCopying()
  offerPrinting()
  markMonth()
  openForm()
  resumeWhenIdle()
  // Looks into the browser's storage, which can hold up everything while a page loads.
  setTimeout(continueList)
  if (document.querySelector('[data-kept-pages]'))
    import('#app/features/offline/offlinePage.ts').then((page) => page.open(), ignore)
}
