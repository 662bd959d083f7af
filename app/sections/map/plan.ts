import { burDubai, type Coordinates, crossing, deira, port, roads, souks } from './creek.ts'

/** Meters to units of the drawing: its 400 units of height are 2.7 kilometers. */
const scale = 0.15
const metersPerDegree = { latitude: 110_800, longitude: 100_640 }

type Point = [number, number]

/** The plan of the creek, in paths around the mark; none where the mark is elsewhere. */
export function planAround([latitude, longitude]: Coordinates) {
  const isHere = Math.abs(latitude - 25.2655) < 0.009 && Math.abs(longitude - 55.3) < 0.014
  if (!isHere) return undefined
  const onPlan = ([north, east]: Coordinates): Point => [
    Math.round((east - longitude) * metersPerDegree.longitude * scale),
    Math.round((latitude - north) * metersPerDegree.latitude * scale),
  ]
  const drawn = (places: Coordinates[]) => curve(places.map(onPlan))
  const southBank = `${corners(port.map(onPlan))}L${drawn(burDubai).slice(1)}`
  return {
    // Closed far outside of what is seen.
    land: `${drawn(deira)}L700 450 700-450ZM-750 450${southBank.replace('M', 'L')}V450Z`,
    roads: roads.map(drawn).join(''),
    souks: souks.map((quarter) => corners(quarter.map(onPlan))).join(''),
    crossing: corners(crossing.map(onPlan)),
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
