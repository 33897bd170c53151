import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/lib/chromium.mjs'

const executablePath = await findChromium()

export default defineConfig({
  testDir: '.',
  testMatch: ['src/**/*.spec.ts', 'tests/**/*.spec.ts'],
  outputDir: 'test-results',
  globalSetup: './tests/support/browser.global.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: process.env.PORTAL_REPORT ? [['line'], ['json', { outputFile: process.env.PORTAL_REPORT }]] : [['list']],
  use: {
    browserName: 'chromium',
    ...(process.env.PORTAL_URL && { baseURL: process.env.PORTAL_URL }),
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-AU',
    trace: 'retain-on-failure',
    launchOptions: { args: ['--no-sandbox'], ...(executablePath !== null && { executablePath }) },
  },
})
