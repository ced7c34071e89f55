// The end-to-end tests in the installed Firefox, by WebDriver BiDi. Tests with `@chromium` give their reason.
import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'
import { firefoxPath } from './scripts/lib/firefox.ts'

// Matrices stay pairwise: a pair that fails in Firefox alone is rare.
delete process.env['FOYER_DEEP']

/** A mouse, which a headless Firefox lacks. */
const FINE_AND_HOVERS = 6

export default defineConfig({
  ...base,
  outputDir: 'build/firefox',
  workers: 2,
  grepInvert: /@deep|@chromium/,
  reporter: [['list'], ['json', { outputFile: 'build/firefox.json' }]],
  use: {
    ...base.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    reuseContext: false,
    launchOptions: {
      ...(firefoxPath ? { executablePath: firefoxPath } : {}),
      firefoxUserPrefs: {
        // BiDi cannot override media features.
        'ui.prefersReducedMotion': 1,
        'ui.primaryPointerCapabilities': FINE_AND_HOVERS,
        'ui.allPointerCapabilities': FINE_AND_HOVERS,
        // BiDi does not report that a page of the back-forward cache has loaded.
        'browser.sessionhistory.max_total_viewers': 0,
        // BiDi does not click into a frame of another process.
        'fission.webContentIsolationStrategy': 0,
      },
    },
  },
})
