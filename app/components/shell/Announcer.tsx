import { VisuallyHidden } from '#app/components/parts/VisuallyHidden.tsx'

/** Stays while pages change, and reads out the title of each page reached from within the site. */
export function Announcer() {
  return (
    <VisuallyHidden>
      <p role="status" id="announcer" />
    </VisuallyHidden>
  )
}
