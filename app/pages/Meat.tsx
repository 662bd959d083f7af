import { meat } from '#app/content/meat.ts'
import { CategoryPage } from './CategoryPage.tsx'

export default function Meat() {
  return <CategoryPage category={meat} />
}
