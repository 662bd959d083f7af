import { sweeteners } from '#app/content/sweeteners.ts'
import { CategoryPage } from './CategoryPage.tsx'

export default function Sweeteners() {
  return <CategoryPage category={sweeteners} />
}
