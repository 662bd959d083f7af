import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { findFirefox } from './tests/engines.ts'

const firefox = (reducedMotion: 0 | 1) => ({
  ...base.use,
  browserName: 'firefox' as const,
  // Mozilla's own Firefox over WebDriver BiDi, not Playwright's build of it.
  channel: 'moz-firefox',
  contextOptions: {},
  launchOptions: {
    executablePath: findFirefox() ?? '',
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': reducedMotion,
      // A machine without a mouse would be taken for a tablet: fine (2) and able to hover (4).
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
    },
  },
})

const moving = /where movement is welcome/
const onPaper = /on paper|is printed with/

/** The same tests in Firefox. A preference says whether things may move: WebDriver BiDi cannot change that for a page. */
export default defineConfig({
  ...base,
  // What they look at, WebDriver BiDi or Firefox does not tell: print, layout shifts, service workers, the protocol of Chromium. One engine is enough to write in.
  testIgnore: [
    'print.spec.ts',
    'loading.spec.ts',
    'offline*.spec.ts',
    'arabic-kept.spec.ts',
    'inquiry-faults.spec.ts',
    'writing.spec.ts',
  ],
  projects: [
    { name: 'still', grepInvert: [moving, onPaper], use: firefox(1) },
    { name: 'moving', grep: moving, use: firefox(0) },
  ],
})
