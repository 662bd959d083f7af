import { nuts } from '#app/content/nuts.ts'
import { CategoryPage } from './CategoryPage.tsx'

export default function Nuts() {
  return <CategoryPage category={nuts} />
}
