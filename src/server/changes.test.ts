import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openChanges } from './changes.ts'

test('a process that can hear of no changes says so once, and tells nobody of any', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const changes = openChanges({ sessionUrl: null, v1BaseUrl: 'http://127.0.0.1:9/v1', key: null, log })
  expect([changes.from, changes.isHeard()]).toEqual([null, false])
  expect(lines).toEqual([expect.stringContaining('without DATABASE_URL, SECRET and CHANGES_KEY the gateway hears of no changes')])
  await changes.stop()
})
