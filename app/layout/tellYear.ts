/** The year of the build stands in the file, the year of the visit in the browser. */
export function tellYear() {
  const year = String(new Date().getFullYear())
  for (const place of document.querySelectorAll('[data-year]')) if (place.textContent !== year) place.textContent = year
}
