/** The year of the build stands in the file, the year of the visit in the browser. */
export function tellYear() {
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = String(new Date().getFullYear())
}
