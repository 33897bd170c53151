import { expect, test } from 'vitest'
import { loanCalls } from '#contract/loan.ts'
import { messages } from '#rules/messages.ts'
import { rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'
import { loan } from '../testing/work-examples.ts'

const gateway = withTestGateway()
const save = (more: string) => `mutation { saveLoan(input: { commitmentId: "${rowId(20)}" ${more} }) { id } }`
const page =
  '{ loans(page: 1, pageSize: 10, sort: startDate, descending: true) { loans { isOpen perInstallment lines { dueDate } } } }'

test('an amount goes to v1 as its number, and what was left out as nothing', async () => {
  await gateway().ask(save('amount: "100.10" installment: 7 description: " "'))
  expect(gateway().stub.seen[0]?.body).toEqual({
    CommitmentId: rowId(20),
    Amount: 100.1,
    Installment: 7,
    ProposedPaymentDate: null,
    Description: null,
  })
})

test.each([
  ['amount: "much"', 'amount', messages.genericError],
  ['proposedPaymentDate: "2026-02-30"', 'proposedPaymentDate', messages.dateInvalid],
])('%s is refused here, at its field', async (more, field, message) => {
  const { errors } = await gateway().ask(save(more))
  expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION', field } }])
  expect(gateway().stub.seen).toEqual([])
})

test('what v1 refuses has the input’s name of the field', async () => {
  gateway().stub.refuse(loanCalls.add, 400, messages.loanInstallmentsInvalid, 'Installment')
  const { errors } = await gateway().ask(save('installment: 100'))
  expect(errors).toMatchObject([
    { message: messages.loanInstallmentsInvalid, extensions: { code: 'VALIDATION', field: 'installment' } },
  ])
})

test('instalments are due a month apart, from when the loan begins or is asked to begin', async () => {
  const pending = { ...loan, Status: 'Pending' as const, StartPaymentDate: null, PaymentReference: null }
  const open = {
    ...pending,
    PaymentOverview: pending.PaymentOverview.map((line) => ({ ...line, IsPaid: false, PaidDate: null })),
  }
  gateway().stub.answer(loanCalls.list, () => ({
    data: [loan, open, { ...open, ProposedPaymentDate: null }],
    totalCount: 3,
    Totals: [],
  }))
  const days = [{ dueDate: '2026-01-31' }, { dueDate: '2026-02-28' }]
  expect((await gateway().ask(page)).data).toEqual({
    loans: {
      loans: [
        { isOpen: false, perInstallment: '150.25', lines: days },
        { isOpen: true, perInstallment: '150.25', lines: days },
        { isOpen: true, perInstallment: '150.25', lines: [{ dueDate: null }, { dueDate: null }] },
      ],
    },
  })
})
