import { ignore } from './ignore.ts'
import { resumeWhenIdle } from './inquiry/resume.ts'
import { openForm } from './inquiry/takeForms.ts'
import { tellHours } from './layout/tellHours.ts'
import { tellYear } from './layout/tellYear.ts'
import { continueList } from './list/offerList.ts'
import { replaceLostHero } from './sections/replaceLostHeroes.ts'
import { offerCopying } from './ui/copyOnClick.ts'
import { offerPrinting } from './ui/printOnClick.ts'

/** Brings a page up to date that has come as HTML or by a page change. */
export function enliven() {
  tellHours()
  tellYear()
  replaceLostHero()
  offerCopying()
  offerPrinting()
  openForm()
  resumeWhenIdle()
  // Looks into the browser's storage, which can hold up everything while a page loads.
  setTimeout(continueList)
  if (document.querySelector('[data-kept-pages]'))
    import('./offline/offlinePage.ts').then((page) => page.open(), ignore)
}
