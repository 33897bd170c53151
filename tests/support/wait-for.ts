import { vi } from 'vitest'
import { conditionTimeout } from './condition-timeout.ts'

const { waitFor } = vi

/** A machine that does other things too takes longer than the second that `vi.waitFor` waits by itself. */
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: conditionTimeout, interval: 20, ...options })
