/** Brings an element of ours to life wherever it stands in a page: what has to happen when it appears. */
export function element(name: string, appear: (element: HTMLElement) => void) {
  customElements.define(
    name,
    class extends HTMLElement {
      connectedCallback() {
        appear(this)
      }
    },
  )
}
