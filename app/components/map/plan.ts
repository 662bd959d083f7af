import { burDubai, crossing, deira, type Place, port, roads, souks } from './creek.ts'

/** Meters to units of the drawing: its 800 units of height are 2.7 kilometers. */
const scale = 0.3
const metersPerDegree = { latitude: 110_800, longitude: 100_640 }
export const fiveHundredMeters = 500 * scale

type Point = [number, number]

/** The plan of the creek, in paths around the mark; none where the mark is elsewhere. */
export function planAround([latitude, longitude]: Place) {
  const isHere = Math.abs(latitude - 25.2655) < 0.009 && Math.abs(longitude - 55.3) < 0.014
  if (!isHere) return undefined
  const onPlan = ([north, east]: Place): Point => [
    Math.round((east - longitude) * metersPerDegree.longitude * scale),
    Math.round((latitude - north) * metersPerDegree.latitude * scale),
  ]
  const drawn = (places: Place[]) => curve(places.map(onPlan))
  const southBank = `${corners(port.map(onPlan))}L${drawn(burDubai).slice(1)}`
  return {
    // Closed far outside of what is seen.
    land: `${drawn(deira)}L1400 900 1400-900ZM-1500 900${southBank.replace('M', 'L')}V900Z`,
    roads: roads.map(drawn).join(''),
    souks: souks.map((quarter) => corners(quarter.map(onPlan))).join(''),
    crossing: corners(crossing.map(onPlan)),
    at: onPlan,
  }
}

const corners = (points: Point[]) => `M${points.map((point) => point.join(' ')).join('L')}`

/** A smooth line through all points (Catmull-Rom). */
function curve(points: Point[]) {
  const at = (nth: number) => points[Math.max(0, Math.min(points.length - 1, nth))] as Point
  const between = (a: Point, b: Point, c: Point, d: number): Point => [
    Math.round(b[0] + (d * (c[0] - a[0])) / 6),
    Math.round(b[1] + (d * (c[1] - a[1])) / 6),
  ]
  const bends = points.slice(1).map((end, nth) => {
    const start = at(nth)
    const controls = [between(at(nth - 1), start, end, 1), between(start, end, at(nth + 2), -1), end]
    // From the start of each bend: shorter.
    return `c${controls.map(([x, y]) => `${x - start[0]} ${y - start[1]}`).join(' ')}`.replaceAll(' -', '-')
  })
  return `M${at(0).join(' ')}${bends.join('')}`
}
