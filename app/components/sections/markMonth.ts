/** Marks the month that it is in every year of the page. Without scripts none is marked. */
export function markMonth() {
  for (const year of document.querySelectorAll<HTMLElement>('[data-seasons]')) {
    year.style.setProperty('--month', String(new Date().getMonth()))
    year.toggleAttribute('data-now', true)
  }
}
