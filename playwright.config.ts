import { defineConfig } from '@playwright/test'
import './tests/support/memory-folder.mjs'
import './tests/support/run-clock.mjs'
import { findChromium, findHeadlessShell } from './scripts/lib/chromium.mjs'
import { whyNoPictures } from './scripts/lib/pictures.mjs'
import { conditionTimeout } from './tests/support/condition-timeout.ts'

// A worker reads this file too, but not what the command was asked.
if (process.argv.some((argument) => ['--headed', '--debug', '--ui'].includes(argument))) process.env.PORTAL_WATCHED = '1'

const fullChromium = await findChromium()
const executablePath = (process.env.PORTAL_WATCHED ? null : findHeadlessShell()) ?? fullChromium

/**
 * Features of a Chromium with windows that cost as much as a page under test: with every window it loads two hidden pages for what
 * shows below its address bar. A second list replaces Playwright's own, so the beginning of this one is Playwright's.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/**
 * A page of a test lives for seconds: code compiled for a long life takes more of the processor than it gives back, unless it is called as
 * often as axe's (docs/decisions/0061-contrast-is-looked-at-where-texts-differ.md).
 */
const scriptOptions = '--js-flags=--no-opt --invocation-count-for-maglev=1500'

/** Pictures cannot be compared everywhere: npm test says so at its end. */
const notTested = whyNoPictures(fullChromium, process.env.MOMENT) === null ? [] : ['tests/pictures/**']

export default defineConfig({
  testDir: '.',
  testMatch: ['src/**/*.spec.ts', 'tests/**/*.spec.ts'],
  outputDir: 'test-results',
  // What has portals of its own, some of it a minute long, goes first: at the end, no worker waits for the last of it.
  projects: [
    { name: 'faults', testMatch: 'tests/faults/**/*.spec.ts' },
    { name: 'screens', testIgnore: [...notTested, 'tests/faults/**'] },
  ],
  globalSetup: './tests/support/browser.global.ts',
  fullyParallel: true,
  // One more than the cores it is measured on: a test waits for its page as often as it works.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A test is ended by its conditions. The whole has a limit only so that a hang ends: no test is long because a machine is slow.
  timeout: 240_000,
  // A run that drives outcomes waits in vain where a screen is not to come back (docs/coverage.md): there it costs the run's own ten minutes.
  expect: { timeout: process.env.PORTAL_OUTCOMES ? 15_000 : conditionTimeout },
  snapshotPathTemplate: '{testDir}/tests/pictures/{arg}{ext}',
  reporter: process.env.PORTAL_REPORT ? [['line'], ['json', { outputFile: process.env.PORTAL_REPORT }]] : [['list']],
  use: {
    browserName: 'chromium',
    ...(process.env.PORTAL_URL && { baseURL: process.env.PORTAL_URL }),
    actionTimeout: conditionTimeout,
    navigationTimeout: conditionTimeout,
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    // It fetches the whole portal for a page without network: the tests that are about that let it (tests/faults/without-network.spec.ts).
    serviceWorkers: 'block',
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: ['--no-sandbox', scriptOptions, `--disable-features=${withoutFeatures.join(',')}`],
      ...(executablePath !== null && { executablePath }),
    },
  },
})
