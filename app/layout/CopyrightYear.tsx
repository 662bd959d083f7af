import { useSyncExternalStore } from 'react'

declare const __BUILD_YEAR__: number

const never = () => () => {}

/** The year of the build in the file, the year of the visit in the browser. */
export function CopyrightYear() {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  )
}
