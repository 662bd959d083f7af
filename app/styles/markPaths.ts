import { colors } from './colors.ts'

/** The shapes of the mark, for the page, the icons and the link previews alike. */
export const markPaths = {
  thread: 'M16 20.5c-1.2-5.4-1.7-10.6-1-16.3.6-1 1.4-1 2 0 .7 5.7.2 10.9-1 16.3Z',
  threads: [0, -33, 33],
  quay: 'M4 22.7h24',
  wave: 'M4 27.6c2-1.7 4-1.7 6 0s4 1.7 6 0 4-1.7 6 0 4 1.7 6 0',
}

const { thread, quay, wave, threads } = markPaths

/** The mark as an icon. `inset` is the share of the icon that stays free around the mark. */
export function icon(inset = 0.06, corner = 5) {
  const scale = 1 - 2 * inset
  const turned = threads.map((degrees) => `<path d="${thread}" transform="rotate(${degrees} 16 20.5)"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${colors.quay}"/><g transform="translate(${32 * inset} ${32 * inset}) scale(${scale})"><g fill="${colors.saffron}">${turned}</g><g fill="none" stroke="${colors.onDark}" stroke-width="1.9" stroke-linecap="round"><path d="${quay}"/><path d="${wave}"/></g></g></svg>`
}
