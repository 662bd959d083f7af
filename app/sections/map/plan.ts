/** A place on the globe: latitude, longitude. */
export type Coordinates = [number, number]

/** The shores of Dubai around the mouth of its creek, drawn by hand and by eye: a picture of the place, not a chart. */
const deira = `
  25.2865 55.317, 25.2812 55.3095, 25.2785 55.305, 25.2762 55.3, 25.2744 55.2957, 25.2734 55.2929,
  25.2716 55.2921, 25.2694 55.2923, 25.2678 55.293, 25.2666 55.2946, 25.2659 55.2968, 25.2659 55.2998,
  25.266 55.3023, 25.265 55.3049, 25.2629 55.3072, 25.261 55.31, 25.2576 55.3146, 25.2545 55.32, 25.2505 55.3245
`
const burDubai = `
  25.2698 55.2872, 25.271 55.2884, 25.272 55.2899, 25.2712 55.2908, 25.2694 55.2907, 25.2672 55.2912,
  25.2655 55.293, 25.2645 55.2955, 25.2642 55.2985, 25.2643 55.301, 25.2631 55.303, 25.2604 55.305,
  25.2578 55.3081, 25.255 55.3125, 25.252 55.3175, 25.248 55.3215
`

/** The quays of Port Rashid, with corners, from the sea to where Bur Dubai's shore begins. */
const port = `
  25.2832 55.25, 25.2806 55.269, 25.279 55.2686, 25.2762 55.2752, 25.2748 55.2748, 25.2724 55.2806,
  25.2742 55.2816, 25.2718 55.2852
`

const roads = [
  `25.2692 55.2938, 25.2675 55.296, 25.2669 55.3, 25.2669 55.303, 25.2655 55.3062, 25.2632 55.3086,
   25.2583 55.3154, 25.2552 55.3205`,
  '25.2692 55.2938, 25.2718 55.2938, 25.273 55.2964, 25.2748 55.3005, 25.277 55.3052, 25.2826 55.3132',
  '25.2675 55.296, 25.2703 55.3035, 25.2702 55.311, 25.2668 55.32, 25.2655 55.333',
  '25.2748 55.3005, 25.2703 55.3035, 25.2655 55.3062',
  '25.277 55.3052, 25.2702 55.311, 25.2632 55.3086',
  '25.2702 55.2896, 25.266 55.2894, 25.2612 55.2862, 25.254 55.2795',
  '25.2612 55.2862, 25.2596 55.293, 25.2574 55.3002, 25.252 55.3105',
  '25.266 55.2894, 25.2634 55.2938, 25.2631 55.2996, 25.2612 55.3026, 25.2566 55.3084',
  '25.2634 55.2938, 25.2596 55.293, 25.2552 55.289, 25.2535 55.285',
  '25.2612 55.3026, 25.2574 55.3002',
  '25.2612 55.2862, 25.2668 55.2765, 25.27 55.265, 25.2702 55.25',
]

/** The quarters of the souks. */
const souks = [
  `25.2718 55.2938, 25.2692 55.2938, 25.2675 55.296, 25.2669 55.3, 25.2669 55.303, 25.2655 55.3062,
   25.2703 55.3035, 25.2748 55.3005, 25.273 55.2964`,
  `25.266 55.2894, 25.2634 55.2938, 25.2631 55.2996, 25.2612 55.3026, 25.2574 55.3002, 25.2596 55.293,
   25.2612 55.2862`,
]

/** Where the abras, the small ferries, cross. */
const crossing = '25.2659 55.297, 25.2647 55.2949'

/** Meters to units of the drawing: its 400 units of height are 2.7 kilometers. */
const scale = 0.15
const metersPerDegree = { latitude: 110_800, longitude: 100_640 }

type Point = [number, number]

/** The plan of the creek, in paths around the mark; none where the mark is elsewhere. */
export function planAround([latitude, longitude]: Coordinates) {
  const isHere = Math.abs(latitude - 25.2655) < 0.009 && Math.abs(longitude - 55.3) < 0.014
  if (!isHere) return undefined
  const onPlan = ([north = 0, east = 0]: readonly number[]): Point => [
    Math.round((east - longitude) * metersPerDegree.longitude * scale),
    Math.round((latitude - north) * metersPerDegree.latitude * scale),
  ]
  const pointsOf = (places: string) =>
    places
      .trim()
      .split(/,\s+/)
      .map((place) => onPlan(place.split(' ').map(Number)))
  const drawn = (places: string) => curve(pointsOf(places))
  const southBank = `${corners(pointsOf(port))}L${drawn(burDubai).slice(1)}`
  return {
    // Closed far outside of what is seen.
    land: `${drawn(deira)}L700 450 700-450ZM-750 450${southBank.replace('M', 'L')}V450Z`,
    roads: roads.map(drawn).join(''),
    souks: souks.map((quarter) => corners(pointsOf(quarter))).join(''),
    crossing: corners(pointsOf(crossing)),
    at: onPlan,
  }
}

const corners = (points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** A smooth line through all points (Catmull-Rom): the bend into a point and the one out of it mirror each other. */
function curve(points: Point[]) {
  const bends = points.slice(1).map((end, nth) => {
    const start = points[nth] ?? end
    const after = points[nth + 2] ?? end
    const into = end.map((at, axis) => Math.round(at - ((after[axis] ?? at) - (start[axis] ?? at)) / 6))
    // From the start of each bend: shorter.
    return [...into, ...end].map((at, axis) => at - (start[axis % 2] ?? 0)).join(' ')
  })
  return `M${points[0]?.join(' ')}s${bends.join(' ')}`.replaceAll(' -', '-')
}
