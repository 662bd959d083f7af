import { useLayoutEffect, useState } from 'react'
import { VisuallyHidden } from '#app/ui/VisuallyHidden.tsx'

/** Reads out the title of each page reached from within the site. */
export function Announcer({ path }: { path: string }) {
  const [announced, setAnnounced] = useState({ path, title: '' })
  useLayoutEffect(() => {
    setAnnounced((last) => (last.path === path ? last : { path, title: document.title }))
  }, [path])
  return (
    <VisuallyHidden>
      <p role="status">{announced.title}</p>
    </VisuallyHidden>
  )
}
