import { auditCalls } from '#contract/audit.ts'
import { payRunCalls } from '#contract/pay-run.ts'
import { user } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import type { Cases } from './case.ts'
import { viewerCases } from './viewer.ts'

const wholePayRun = `{ id fromDate toDate totalHours totalPay exchangedPay exchangeCurrency confirmedAt approvedAt paidAt paymentReference
  lines { commitmentId commitmentName projectId projectName hours rate pay } }`
const payRun = {
  id: rowId(50),
  fromDate: '2026-02-01',
  toDate: '2026-02-28',
  totalHours: 7.3,
  totalPay: '2243.75',
  exchangedPay: '116675000',
  exchangeCurrency: 'TMN',
  confirmedAt: null,
  approvedAt: null,
  paidAt: null,
  paymentReference: null,
  lines: [
    {
      commitmentId: rowId(20),
      commitmentName: 'Harbour',
      projectId: rowId(21),
      projectName: 'Harbour Web',
      hours: 7.1,
      rate: '62.5',
      pay: '443.75',
    },
    {
      commitmentId: rowId(20),
      commitmentName: 'Harbour',
      projectId: null,
      projectName: null,
      hours: 0.2,
      rate: null,
      pay: '1800',
    },
  ],
}

export const payRunCases: Cases = {
  'Query.payRuns': {
    query: `{ payRuns ${wholePayRun} }`,
    answer: [payRun],
    calls: [[payRunCalls.getByEmail, { params: { email: user.email } }]],
  },
  'Query.payRunAudit': {
    query: `{ payRunAudit(id: "${rowId(50)}") { event at } }`,
    answer: [{ event: 'Create', at: '2026-03-02T09:00:00.000Z' }],
    calls: [[auditCalls.list, { params: { type: 'PayRun', id: rowId(50) } }]],
  },
  'Mutation.confirmPayRun': {
    query: `mutation { confirmPayRun(id: "${rowId(50)}", totalPay: "2243.75") { payRun ${wholePayRun} viewer { waitingPayRunCount } } }`,
    answer: { payRun: { ...payRun, confirmedAt: '2026-03-04T09:00:00.000Z' }, viewer: { waitingPayRunCount: 1 } },
    calls: [
      [payRunCalls.tmApprove, { params: { id: rowId(50) }, query: { AUDTotalPay: '2243.75' } }],
      ...(viewerCases['Query.viewer']?.calls ?? []),
    ],
  },
}
