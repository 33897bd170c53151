import { expect, test } from 'vitest'
import { personalKey } from '#features/shared/services/services.ts'
import { workTimer } from '#machines/work-timer/work-timer.machine.ts'
import { messages } from '#rules/messages.ts'
import { journalNotice } from './journal-notice.ts'

test('a form that is open in another tab too is told of', () => {
  const flow = personalKey('timesheet-entry', 'maya')
  expect(journalNotice({ kind: 'followed', flow })).toEqual({ status: 'info', body: messages.draftFollowed })
})

test('a timer that every tab shows is none', () => {
  expect(journalNotice({ kind: 'followed', flow: personalKey(workTimer.id, 'maya') })).toBeNull()
})
