import { fruits } from '#app/content/fruits.ts'
import { CategoryPage } from './CategoryPage.tsx'

export default function Fruits() {
  return <CategoryPage category={fruits} />
}
