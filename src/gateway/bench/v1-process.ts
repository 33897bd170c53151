import { timesheetCalls } from '#contract/timesheet.ts'
import { answerEverything } from '../testing/examples.ts'
import { rowId } from '../testing/profile-examples.ts'
import { startV1Stub } from '../testing/v1-stub.ts'
import { record } from '../testing/work-examples.ts'
import { serveMeasurements } from './measured-process.ts'

const stub = await startV1Stub()
answerEverything(stub)
const week = Array.from({ length: 50 }, (_, index) => ({ ...record, id: rowId(100 + index) }))
stub.answer(timesheetCalls.page, () => ({ Items: week, Next: null }))
serveMeasurements(stub.baseUrl)
