import { somebody } from '#machines/testing/fixtures.ts'
import type { ControlledGateway } from './controlled-gateway.ts'
import { standForTeamArea } from './people.ts'

const id = (last: string) => `5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7${last}`

/** A pay run as the gateway answers it; it waits for the person. @param fromDate first of its 28 days, `YYYY-MM-DD` */
const payRunAnswer = (last: string, fromDate: string, toDate: string) => ({
  __typename: 'PayRun',
  id: id(last),
  fromDate,
  toDate,
  totalHours: 142.5,
  totalPay: '8906.25',
  exchangedPay: '463125000',
  exchangeCurrency: 'TMN',
  confirmedAt: null as string | null,
  approvedAt: null,
  paidAt: null,
  paymentReference: null,
  lines: [
    {
      __typename: 'PayRunLine',
      commitmentId: id('c01'),
      commitmentName: 'Harbour control',
      projectId: id('d01'),
      projectName: 'Crane control',
      hours: 142.5,
      rate: '62.5',
      pay: '8906.25',
    },
  ],
})

/** Two that wait, the newest first. */
export const waitingPayRuns = [payRunAnswer('e01', '2026-02-02', '2026-03-01'), payRunAnswer('e02', '2026-01-05', '2026-02-01')]

/** Answers at once what the pay runs page asks for. */
export const standForPayRuns = (gateway: ControlledGateway): void => {
  standForTeamArea(gateway, () => somebody, { waitingPayRunCount: 2 })
  gateway.stand('PayRuns_page', () => ({ data: { payRuns: waitingPayRuns } }))
  gateway.stand('PayRuns_audit', () => ({
    data: { payRunAudit: [{ __typename: 'AuditEntry', event: 'Create', at: '2026-03-02T09:00:00.000Z' }] },
  }))
}
