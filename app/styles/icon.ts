import { colors } from './colors.ts'
import { markPaths } from './markPaths.ts'

const { thread, quay, wave, threads } = markPaths

/** The mark as an icon. `inset` is the share of the icon that stays free around the mark. */
export function icon(inset = 0.06, corner = 5) {
  const scale = 1 - 2 * inset
  const turned = threads.map((degrees) => `<path d="${thread}" transform="rotate(${degrees} 16 20.5)"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${colors.quay}"/><g transform="translate(${32 * inset} ${32 * inset}) scale(${scale})"><g fill="${colors.saffron}">${turned}</g><g fill="none" stroke="${colors.onDark}" stroke-width="1.9" stroke-linecap="round"><path d="${quay}"/><path d="${wave}"/></g></g></svg>`
}
