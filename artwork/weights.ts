import { type Crop, crops } from '../app/ui/crops.ts'

type Budget = { crop: Crop; device: string; pixels: number; most: number }

/** How many pixels a device asks for, and how many KB it may get: a phone of 390 px at 2x, a desktop of 1440 px. */
const budgets: Budget[] = [
  { crop: 'tall', device: 'phone', pixels: 390 * 2, most: 70 },
  { crop: 'wide', device: 'desktop', pixels: 1440, most: 170 },
  { crop: 'card', device: 'phone', pixels: 390 * 0.92 * 2, most: 30 },
]

/** The files that are weighed of a picture with these crops. */
export const weighed = (kinds: Crop[]) =>
  budgets
    .filter(({ crop }) => kinds.includes(crop))
    .map((budget) => ({ ...budget, width: crops[budget.crop].widths.find((width) => width >= budget.pixels) ?? 0 }))
