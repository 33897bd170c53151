import { Pool } from 'undici'
import { onDatabaseOf } from '../faults/support/portal-database.ts'
import { type RunningPortal, startPortal } from '../support/portal.ts'
import { type Part, ratio } from './figures.ts'
import { inTurns } from './in-turns.ts'
import { signedIn } from './timesheet-demo.ts'

const payRuns = 500
const loans = 10_000

/** Gives a person five hundred pay runs of three lines each, and ten thousand loans, past v1. */
const fill = async (portal: RunningPortal, memberId: string): Promise<void> => {
  await onDatabaseOf(
    portal,
    `insert into pay_run (member_id, id, from_date, to_date, aud_total_pay, lc_total_pay, tm_approved_date, payment_ref_added_date, created_at)
     select $1, gen_random_uuid(), date '1970-01-01' + number * 28, date '1970-01-28' + number * 28, 8906.25, 463125000, now(), now(), now()
     from generate_series(1, ${payRuns}) number`,
    [memberId],
  )
  await onDatabaseOf(
    portal,
    `insert into pay_run_item (member_id, pay_run_id, position, commitment_id, commitment_name, total_hours, aud_rate, aud_pay)
     select member_id, id, position, gen_random_uuid(), 'Harbour Booking Platform', 47.5, 62.5, 2968.75
     from pay_run, generate_series(0, 2) position where member_id = $1 and to_date < date '2010-01-01'`,
    [memberId],
  )
  await onDatabaseOf(
    portal,
    `insert into loan (member_id, id, commitment_id, amount, currency, installment, proposed_payment_date, status, unpaid_amount, created_at,
       updated_at)
     select $1, gen_random_uuid(), (select id from commitment where member_id = $1 limit 1), 300 + number, 'AUD', 3,
       date '2000-01-01' + number, 'Approved', 100, now(), now()
     from generate_series(1, ${loans}) number`,
    [memberId],
  )
}

const payRunFields = `id fromDate toDate totalHours totalPay exchangedPay exchangeCurrency confirmedAt approvedAt paidAt paymentReference
  lines { commitmentId commitmentName projectId projectName hours rate pay }`

/** The built portal with its demo data, asked over HTTP one after the other. */
export const money: Part = {
  name: 'money',
  title: 'Pay runs and loans in the built portal, until the answer is there',
  measure: async ({ quick }) => {
    const rounds = quick ? 10 : 150
    const portal = await startPortal()
    const pool = new Pool(portal.url, { connections: 1 })
    try {
      const { post, get, memberId } = await signedIn(pool)
      await fill(portal, memberId)
      const [list, listCall] = await inTurns(
        rounds,
        () => post('/graphql', { query: `{ payRuns { ${payRunFields} } }` }),
        () => get(`/v1/payRun/GetByTeammemberEmail/${encodeURIComponent('member@demo.test')}`),
      )
      const [page, pageCall] = await inTurns(
        rounds,
        () =>
          post('/graphql', {
            query: `{ loans(page: 1, pageSize: 10, sort: startDate, descending: true) { totalCount loans { id amount currency } } }`,
          }),
        () =>
          post(`/v1/loan/GetByTeammember/${memberId}`, {
            PageNumber: 1,
            PageSize: 10,
            SortOrder: 'Desc',
            SortProp: 'ProposedPaymentDate',
          }),
      )
      return [
        { name: 'a list of 500 pay runs through the gateway', value: list, unit: 'ms' },
        { name: 'the 500 pay runs from v1 directly', value: listCall, unit: 'ms' },
        ratio('the pay runs beside their v1 call', list, listCall),
        { name: 'a page of 10,000 loans through the gateway', value: page, unit: 'ms' },
        { name: 'the page of loans from v1 directly', value: pageCall, unit: 'ms' },
        ratio('the page of loans beside its v1 call', page, pageCall),
      ]
    } finally {
      await pool.close()
      await portal.cleanUp()
    }
  },
}
