import type { LaunchOptions } from '@playwright/test'
import { findChromium } from '../../scripts/lib/chromium.mjs'

const program = await findChromium()

/** How a Chromium is started as people have it, and not the one without windows that browser tests run in. */
export const fullChromium: LaunchOptions = { args: ['--no-sandbox'], ...(program !== null && { executablePath: program }) }
