import { element } from '#app/lib/element.ts'

/** The year of the build stands in the file, the year of the visit in the browser. */
element('current-year', (place) => {
  place.textContent = String(new Date().getFullYear())
})
