import { everyGood, type Good } from '../engraving/goods/goods.ts'

/** Products whose drawing has another name than they do. */
const others: Record<string, string> = {
  mangoes: 'mango',
  pomegranates: 'pomegranate',
  oranges: 'orange',
  apples: 'apple',
  grapes: 'grape',
  tomatoes: 'tomato',
  onions: 'onion',
  potatoes: 'potato',
  carrots: 'carrot',
  cucumbers: 'cucumber',
  'bell-peppers': 'bell-pepper',
  'swiss-chard': 'chard',
  drumsticks: 'drumstick',
  'taro-root': 'taro',
  lychees: 'lychee',
  'ginger-tea': 'ginger',
}

/** The engraving of a product, where there is one. */
export function drawnAs(product: string): Good | undefined {
  const name = others[product] ?? product
  return everyGood.find((good) => good === name || good === name.replace(/-seed$/, ''))
}
