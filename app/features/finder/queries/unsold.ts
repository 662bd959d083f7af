import type { Asked } from './asked.ts'

/** What is not sold; written before a look at any list of such things. Nothing may come first as if it were asked for. */
export const unsold: readonly Asked[] = [
  ...['ghee', 'butter', 'milk', 'cheese', 'yogurt', 'cream', 'eggs', 'paneer', 'labneh', 'حليب', 'جبن', 'بيض', 'زبدة', 'سمن'],
  ...['salmon', 'tuna', 'sardines', 'octopus', 'camel meat', 'liver', 'quail', 'لحم جمل', 'سمك السلمون'],
  ...['chickpeas', 'lentils', 'green peas', 'kidney beans', 'rajma', 'moong dal', 'toor dal', 'حمص', 'عدس', 'فاصوليا'],
  ...['rose water', 'ماء ورد', 'orange blossom water', 'tahini', 'طحينة', 'halawa', 'soy sauce', 'ketchup', 'mayonnaise', 'tomato paste'],
  ...['sesame seeds', 'sunflower seeds', 'chia seeds', 'poppy seeds', 'flax seed', 'سمسم', 'khus khus', 'melon seeds'],
  ...['asafoetida', 'hing', 'amchur', 'tamarind', 'anise seed', 'curry leaves', 'oregano', 'dried rose petals', 'rosemary', 'thyme'],
  ...['banana', 'kiwi', 'avocado', 'pineapple', 'strawberry', 'watermelon', 'dried plums', 'prunes', 'موز', 'santra'],
  ...['okra', 'eggplant', 'cauliflower', 'broccoli', 'zucchini', 'mushroom', 'fresh garlic', 'باذنجان', 'كوسا', 'pumpkin'],
  ...['desiccated coconut', 'coconut milk', 'chestnuts', 'mineral water', 'orange juice', 'cola', 'chocolate bar', 'pasta', 'noodles'],
  ...['bread', 'biscuits', 'cement', 'iphone', 'shampoo', 'urea fertilizer', 'tobacco', 'cardboard boxes', 'olives', 'pickles'],
  ...['aspartame', 'sucralose', 'lavender', 'rooibos', 'yerba mate', 'palm oil', 'بطيخ', 'dalda', 'papad'],
].map((typed): Asked => [typed, 'none'])
