import { useEdition } from '#app/i18n/edition.ts'
import { site } from '#config'
import type { Place } from './creek.ts'
import styles from './DrawnMap.module.css'
import { fiveHundredMeters, planAround } from './plan.ts'

type Props = {
  label: string
  places: Record<'gulf' | 'creek' | 'deira' | 'burDubai' | 'alRas' | 'port' | 'scale', string>
}

const { latitude, longitude } = site.coordinates
const plan = planAround([latitude, longitude])
/** How far from the shore the lines in the water run, the widest first. */
const waterLines = [56, 36, 20, 8]

/** Our own map: Dubai's creek in ink, and one mark at the configured place. For a company elsewhere, paper and the mark. */
export function DrawnMap({ label, places }: Props) {
  const { brand } = useEdition().company
  return (
    <svg
      className={styles.map}
      viewBox="-1050 -400 2100 800"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      {plan && (
        <>
          <defs>
            <path id="land" d={plan.land} />
            <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
              <path d="M0 0v5" />
            </pattern>
          </defs>
          {waterLines.map((width) => (
            <g key={width}>
              <use href="#land" className={styles.line} strokeWidth={width + 1.6} />
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
          <g className={styles.scale} transform="translate(-990 352)">
            <path d={`M0-8v8h${fiveHundredMeters}v-8M${fiveHundredMeters / 2}-5v5`} />
            <text x={fiveHundredMeters / 2} y="-16">
              {places.scale}
            </text>
          </g>
        </>
      )}
      <path className={styles.ring} d="M0-24 24 0 0 24-24 0Z" />
      <path className={styles.mark} d="M0-14 14 0 0 14-14 0Z" />
      <text className={styles.brand} y="-36">
        {brand}
      </text>
    </svg>
  )
}

function Name({ of, at, kind }: { of: string; at: Place; kind?: 'water' | 'small' }) {
  const [x, y] = plan?.at(at) ?? []
  return (
    <text x={x} y={y} data-kind={kind}>
      {of}
    </text>
  )
}
