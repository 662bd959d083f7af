/** The year of the build stands in the file, the year of the visit in the browser. */
export function showYear() {
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = String(new Date().getFullYear())
}
