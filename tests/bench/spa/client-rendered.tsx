import { enliven } from '#app/enliven.ts'
import { takeForms } from '#app/inquiry/takeForms.ts'
import { followNavigation } from '#app/navigation.ts'
import { prepare, put, renderAside } from '#app/pageChange.tsx'
import '#app/root.tsx'

/** Our own components, rendered by the browser into an empty document. */
const path = window.location.pathname
await prepare(path)
const page = renderAside(path)
if (page) put(page)
enliven()
takeForms()
followNavigation()
