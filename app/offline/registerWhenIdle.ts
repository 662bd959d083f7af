import { whenIdle } from '#app/whenIdle.ts'

/** Makes the site readable without a network. No page needs this code, so none waits for it. */
export function registerWhenIdle() {
  if (!import.meta.env.PROD) return
  whenIdle(async () => {
    try {
      const { register } = await import('./register.ts')
      await register()
    } catch {
      // Service workers are not known or not allowed here, or the network is gone already.
    }
  })
}
