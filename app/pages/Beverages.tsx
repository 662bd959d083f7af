import { beverages } from '#app/content/beverages.ts'
import { CategoryPage } from './CategoryPage.tsx'

export default function Beverages() {
  return <CategoryPage category={beverages} />
}
