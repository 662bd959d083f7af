import { vegetables } from '#app/content/vegetables.ts'
import { CategoryPage } from './CategoryPage.tsx'

export default function Vegetables() {
  return <CategoryPage category={vegetables} />
}
