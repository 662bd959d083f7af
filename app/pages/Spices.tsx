import { spices } from '#app/content/spices.ts'
import { CategoryPage } from './CategoryPage.tsx'

export default function Spices() {
  return <CategoryPage category={spices} />
}
