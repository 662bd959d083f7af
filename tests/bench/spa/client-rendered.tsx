import { takeForms } from '#app/features/inquiry/takeForms.ts'
import { enliven } from '#app/router/enliven.ts'
import { followNavigation } from '#app/router/navigation.ts'
import { prepare, put, renderAside } from '#app/router/pageChange.tsx'
import '#app/document/Document.tsx'

/** Our own components, rendered by the browser into an empty document. */
const path = window.location.pathname
await prepare(path)
const page = renderAside(path)
if (page) put(page)
enliven()
takeForms()
followNavigation()
