import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

// axe brings a Playwright of its own, whose types differ in optional properties.
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

/** What axe finds by all of its rules: each barrier with the elements that it stands at. */
export async function barriers(page: Page, within = ':root') {
  const { violations } = await new AxeBuilder({ page: page as AxePage })
    .include(within)
    // In the page itself, and without a report of what passes: a third of the time. Only the map is a frame of others.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`)
}
