/**
 * What a picture needs beyond the usual, by its name. Run `npm run pictures` afterwards.
 *
 *   'nuts-hero': { focus: [30, 40] }
 *
 * `focus` is the place that every crop keeps in view: percent from the left and from the top. Without one a crop is taken
 * from the middle, and a hero's square for phones from right of it, beside the words.
 * `quality` (50 unless said otherwise) makes the AVIF files lighter or better.
 */
export type Adjustment = { focus?: readonly [left: number, top: number]; quality?: number }

export const adjustments: Record<string, Adjustment> = {
  // The tea is in the upper half; strips would show the wood below it.
  'tea-chests': { focus: [45, 30] },
  // The scoop's handle stands below the header.
  'about-hero': { focus: [66, 15] },
  // The front sack stands on its foot.
  'souk-sacks': { focus: [66, 70] },
  // The white cubes stand right of the name on the card.
  'sweeteners-hero': { focus: [46, 50] },
  // Dipper, rims and bowl stand at the top; strips would behead them.
  honey: { focus: [50, 12] },
  tea: { focus: [50, 22] },
  // Below them lie the pecans.
  walnuts: { focus: [50, 40] },
  // The salamis lie at the top of their carton, left of the middle.
  'meat-hero': { focus: [60, 4] },
  // The lit sacks and the wall beside them, on a phone.
  'container-load': { focus: [56, 50] },
  // The whole scoop, from the end of its handle, on a phone.
  'contact-hero': { focus: [62, 50] },
  // Thousands of seeds, spines, strands and grains cost more bytes than they show.
  'seed-spices': { quality: 46 },
  'exotic-fruits': { quality: 41 },
  'fresh-meat': { quality: 46 },
  'low-calorie-sweeteners': { quality: 46 },
  'unrefined-sugars': { quality: 44 },
  'dried-fruits': { quality: 40 },
}
