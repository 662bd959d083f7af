import type { IconName } from '#content/schema/words.ts'
import styles from './Icon.module.css'

const paths: Record<IconName, string> = {
  box: 'M12 3 3.5 7.2v9.6L12 21l8.5-4.2V7.2zM3.5 7.2 12 11.5l8.5-4.3M12 11.5V21',
  certificate: 'M5 3.5h14v12H5zM8.5 7.5h7M8.5 11h4M15 13v8l-2.5-1.7L10 21v-5.5',
  chat: 'M4 5h16v11H9.5L4 20zM8 9h8M8 12.5h5',
  drop: 'M12 3c3.5 4.6 6 7.7 6 11a6 6 0 0 1-12 0c0-3.3 2.5-6.4 6-11zM9 14.5a3 3 0 0 0 2.5 2.8',
  flask: 'M9.5 3.5h5M10.5 3.5v6L5 19.5c-.5 1 .2 1.5 1 1.5h12c.8 0 1.5-.5 1-1.5L13.5 9.5v-6M8 15h8',
  hand: 'M7 11V6.5a1.5 1.5 0 0 1 3 0V11m0-1V4.5a1.5 1.5 0 0 1 3 0V11m0-.5V6a1.5 1.5 0 0 1 3 0v6m0-1.5a1.5 1.5 0 0 1 3 0V15c0 3.5-2.5 6-6 6-3 0-4.5-1.3-6-4l-2.3-4a1.4 1.4 0 0 1 2.3-1.5L7 13',
  leaf: 'M5 19c0-8 5-13.5 15-14 .3 9-4.5 14.5-11.5 14.5C7 19.5 6 19 5 19zm0 0c2.5-4.5 5.5-7 9-8.5',
  mail: 'M3 5.5h18v13H3zM3 7l9 6.5L21 7',
  phone: 'M5 4h4l1.5 5-2.2 1.6a12 12 0 0 0 5.1 5.1L15 13.5l5 1.5v4C11.5 20 4 12.5 5 4z',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  scale: 'M12 4v16M8 20h8M5 7l7-2 7 2M5 7l-2.5 6.5a2.7 2.7 0 0 0 5 0zM19 7l-2.5 6.5a2.7 2.7 0 0 0 5 0z',
  shield: 'M12 3l7.5 2.7v6c0 4.6-3.2 7.7-7.5 9.3-4.3-1.6-7.5-4.7-7.5-9.3v-6zM8.7 12l2.4 2.4 4.3-4.6',
  sieve: 'M3.5 8h17a8.5 8.5 0 0 1-17 0zM7 8v5.5M10.3 8v8M13.7 8v8M17 8v5.5M4.5 12h15M20.5 8 22 6',
  snowflake:
    'M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5M3.8 11l3.4-1-.9-3.4M20.2 13l-3.4 1 .9 3.4M3.8 13l3.4 1-.9 3.4M20.2 11l-3.4-1 .9-3.4',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M6.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
}

/** What drives or speaks does so in the direction of reading. */
const turning: IconName[] = ['truck', 'chat']

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={turning.includes(name) ? styles.turning : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
