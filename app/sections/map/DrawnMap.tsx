import { useEdition } from '#app/i18n/edition.ts'
import { site } from '#config'
import styles from './DrawnMap.module.css'
import { type Coordinates, planAround } from './plan.ts'

type Props = {
  label: string
  places: Record<'gulf' | 'creek' | 'deira' | 'burDubai' | 'alRas' | 'port', string>
}

const { latitude, longitude } = site.coordinates
const plan = planAround([latitude, longitude])
/** How far from the shore the lines in the water run, the widest first. */
const waterLines = [28, 18, 10, 4]

/** Our own map: Dubai's creek in ink, and one mark at the configured place. For a company elsewhere, paper and the mark. */
export function DrawnMap({ label, places }: Props) {
  const { brand } = useEdition().company
  return (
    <svg
      className={styles.map}
      viewBox="-525 -200 1050 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      {plan && (
        <>
          <defs>
            <path id="land" d={plan.land} />
            <pattern id="hatch" width="2.5" height="2.5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
              <path d="M0 0v3" />
            </pattern>
          </defs>
          {waterLines.map((width) => (
            <g key={width}>
              <use href="#land" className={styles.line} strokeWidth={width + 0.8} />
              <use href="#land" className={styles.water} strokeWidth={width} />
            </g>
          ))}
          <use href="#land" className={styles.land} />
          <path className={styles.souks} d={plan.souks} />
          <path className={styles.casing} d={plan.roads} />
          <path className={styles.road} d={plan.roads} />
          <path className={styles.crossing} d={plan.crossing} />
          <Name of={places.gulf} at={[25.2778, 55.2885]} kind="water" />
          <Name of={places.creek} at={[25.2647, 55.3006]} kind="water" />
          <Name of={places.deira} at={[25.2724, 55.3052]} />
          <Name of={places.burDubai} at={[25.2606, 55.2948]} />
          <Name of={places.port} at={[25.2738, 55.2722]} kind="small" />
          <Name of={places.alRas} at={[25.2712, 55.2962]} kind="small" />
        </>
      )}
      <path className={styles.ring} d="M0-12 12 0 0 12-12 0Z" />
      <path className={styles.mark} d="M0-7 7 0 0 7-7 0Z" />
      <text className={styles.brand} x="28" y="-25">
        {brand}
      </text>
    </svg>
  )
}

function Name({ of, at, kind }: { of: string; at: Coordinates; kind?: 'water' | 'small' }) {
  const [x, y] = plan?.at(at) ?? []
  return (
    <text x={x} y={y} data-kind={kind}>
      {of}
    </text>
  )
}
