import type { Grade } from '../schema/grades.ts'
import type { GroupId } from '../schema/ids.ts'
import { facts } from '../site/facts.ts'

export const grades = {
  /** ICUMSA color units. */
  sugars: {
    kind: 'scale',
    from: 10,
    to: 1200,
    logarithmic: true,
    items: [
      { id: 'refined', at: [facts.sugar.icumsa], color: '#fdfbf4' },
      { id: 'white', at: [150], color: '#f1e2bd' },
      { id: 'raw', at: [600, 1200], color: '#b98449' },
    ],
  },
  /** Degrees of polarization, by the subheading notes to chapter 17 of the Harmonized System: raw is all that is under 99.5, centrifuged or not. */
  'unrefined-sugars': {
    kind: 'scale',
    from: 60,
    to: 100,
    items: [
      { id: 'raw', at: [99.5], under: true, color: '#bd8a4a' },
      { id: 'not-centrifuged', at: [69, 93], color: '#8a5a2c' },
      { id: 'refined', at: [99.5, 100], color: '#e6cf9b' },
    ],
  },
  /** Millimeters on the Pfund scale. */
  honey: {
    kind: 'scale',
    from: 0,
    to: 140,
    items: [
      { id: 'water-white', at: [0, 8], color: '#fbf3d3' },
      { id: 'extra-white', at: [8, 17], color: '#f8e9b0' },
      { id: 'white', at: [17, 34], color: '#f3d98a' },
      { id: 'extra-light-amber', at: [34, 50], color: '#eabf5c' },
      { id: 'light-amber', at: [50, 85], color: '#d8993a' },
      { id: 'amber', at: [85, 114], color: '#b06a26' },
      { id: 'dark-amber', at: [114, 140], open: true, color: '#6b3818' },
    ],
  },
  'syrups-molasses': {
    kind: 'looks',
    items: [
      { id: 'glucose', shape: 'spoon-glucose' },
      { id: 'agave', shape: 'spoon-agave' },
      { id: 'golden', shape: 'spoon-golden' },
      { id: 'maple', shape: 'spoon-maple' },
      { id: 'date', shape: 'spoon-date' },
      { id: 'molasses', shape: 'spoon-molasses' },
    ],
  },
  /** Sweetness against the same weight of sugar. */
  'sugar-free-sweeteners': {
    kind: 'scale',
    from: 0.4,
    to: 500,
    logarithmic: true,
    mark: { id: 'sugar', at: 1 },
    items: [
      { id: 'erythritol', at: [0.6, 0.8], color: '#d3a84f' },
      { id: 'xylitol', at: [0.95, 1.05], color: '#b9822f' },
      { id: 'monk-fruit', at: [100, 250], color: '#a5702f' },
      { id: 'stevia', at: [200, 400], color: '#83915a' },
    ],
  },
} as const satisfies Record<GroupId<'sweeteners'>, Grade>
