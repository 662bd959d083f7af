import type { PictureName } from '../../schema/catalogue.ts'

/** What can be seen. The pictures are rendered scenes, never stock on a shelf. */
export const pictures = {
  'about-hero': 'An open jute sack of green cardamom with a brass scoop, and behind it a sack of peppercorns',
  'products-hero':
    'Seven bowls seen from above: turmeric in the middle, around it pistachios, oranges, mussels, brown sugar, tomatoes and coffee beans',
  'contact-hero': 'A brass scoop of saffron beside small bowls of green cardamom, turmeric, peppercorns and cashews',
  'spices-hero':
    'Bowls of turmeric, paprika, peppercorns, green cardamom and a brown powder on dark slate, with red chilies, cinnamon, star anise and bay leaves',
  'nuts-hero': 'Bowls of almonds, cashews, pistachios and walnut kernels on dark slate, with loose nuts around them',
  'sweeteners-hero':
    'A brass bowl of honey with a wooden dipper, a bowl of brown sugar, white sugar cubes and a bowl of dates on dark slate',
  'beverages-hero':
    'A brass bowl of coffee beans among bowls of black tea, matcha and dried red flowers, with cinnamon, star anise and a bamboo spoon',
  'fruits-hero':
    'Open cartons of pomegranates and oranges on a stone floor, with a pomegranate and an orange in front of them',
  'vegetables-hero': 'Open cartons of carrots, white cabbages and onions on dark stone',
  'meat-hero':
    'A white foam box of mussels on crushed ice and an open carton of salamis, among cartons with an ox or a hen printed on them',
  'index-hero':
    'A wooden tray of small compartments with a different product in each: spices, seeds, nuts, dried flowers, sugar, coffee and tea',
  'souk-sacks':
    'Open jute sacks of almonds, turmeric, black pepper, dried chilies, cardamom, cashews, paprika and ground cumin on a stone floor, a brass scoop in the almonds',
  'pallet-sacks': 'Woven sacks stacked eight layers high on a wooden pallet, a second loaded pallet behind',
  'nut-cartons': 'Open cartons of cashews, almonds and hazelnuts, a brass scoop in the cashews, sealed cartons behind',
  'sugar-sacks': 'An open woven sack of white sugar with a brass scoop, paper sacks stacked on a pallet behind',
  'tea-chests':
    'An open wooden chest of black tea lined with foil, a brass scoop in it, its lid leaning on it, closed chests behind',
  'container-load': 'Full jute sacks stowed from wall to wall in an open shipping container',
  stock: 'Black peppercorns in a brass bowl on dark slate, with bay leaves and an empty bowl',
  'seed-spices': 'Heaps of fennel, cumin, coriander and yellow mustard seed running into one another',
  'whole-spices': 'Cinnamon sticks, green cardamom, cloves, nutmeg, star anise and black peppercorns on dark slate',
  'ground-spices': 'Bowls of ground turmeric, paprika and cumin, with a small wooden scoop in front',
  saffron: 'A heap of dark red saffron threads on slate',
  'spice-blends': 'A round brass masala box with seven cups of powders, flakes and seeds',
  almonds: 'A heap of whole almonds in their skins',
  cashews: 'A heap of pale whole cashew kernels',
  pistachios: 'Pistachios in split shells, the green kernels showing',
  walnuts: 'Walnut kernels in a brass bowl, with loose kernels and a group of pecans in front',
  hazelnuts: 'A heap of hazelnut kernels in their brown skins, with pale macadamias on it',
  peanuts: 'Peanuts in the shell, with red-skinned kernels in front',
  sugars: 'A heap of pressed sugar cubes, white and brown, in the sun',
  'unrefined-sugars':
    'Heaps of dark muscovado, golden demerara, brown coconut sugar and pale raw cane sugar running into one another',
  honey: 'Honey running from a wooden dipper into a pale stoneware bowl',
  syrups: 'Dark date syrup running from a spoon into a brass bowl, with dates around it',
  'low-calorie-sweeteners': 'Dried monk fruits, sprigs of dried stevia and a tin scoop on a bed of white crystals',
  tea: 'A stoneware bowl of twisted black tea leaves',
  coffee:
    'An open jute sack of dark roasted coffee beans with a brass scoop, a sack of green coffee beans beside it, in the sun',
  'herbal-teas': 'Bowls of dried hibiscus, chamomile flowers and peppermint leaves on dark slate',
  'beverage-mixes': 'Bowls of green matcha and brown cocoa powder with a bamboo spoon, a wooden scoop and cinnamon',
  'dried-fruits': 'Heaps of dried apricots, golden raisins, dried cranberries and dates running into one another',
  'nuts-and-seeds': 'Almonds, cashews, pistachios, walnuts, hazelnuts and pumpkin seeds, mixed',
  'exotic-fruits': 'A heap of red rambutans with soft green-tipped hairs',
  'seasonal-fruits':
    'Oranges in rows in open cartons, sealed cartons behind and two loose oranges in front, in the sun',
  'fresh-vegetables':
    'An open carton of tomatoes in the sun, cartons of yellow bell peppers and of cucumbers behind it',
  'leafy-greens': 'Heads of white cabbage in an open carton, red cabbages in another behind',
  'root-vegetables': 'Sweet potatoes, beets, a rutabaga, turnips, parsnips and a bunch of radishes on dark slate',
  'exotic-vegetables':
    'An open carton of bitter gourds and one of taro behind it, a loose bitter gourd in front, in the sun',
  'fresh-meat': 'Minced beef in open black trays, side by side',
  poultry: 'White cartons with a blue hen on each, stacked on a pallet in the sun',
  seafood: 'Black mussels in the shell on crushed ice',
  'processed-meat': 'Salamis in white casings, tied with twine, in an open carton, a cut one on top',
} satisfies Record<PictureName, string>
