import { loanCalls } from '#contract/loan.ts'
import { memberId, user } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import { type Cases, done } from './case.ts'

const loanFields = `id commitmentId amount currency installment perInstallment remaining description reference status requestedAt
  proposedPaymentDate paymentDate paymentReference isOpen lines { amount description dueDate paidDate } version`

const loan = {
  id: rowId(46),
  commitmentId: rowId(20),
  amount: '300.5',
  currency: 'AUD',
  installment: 2,
  perInstallment: '150.25',
  remaining: '150.25',
  description: 'A bicycle',
  reference: 'Agreed',
  status: 'Approved',
  requestedAt: '2026-01-02T08:00:00.000Z',
  proposedPaymentDate: '2026-01-31',
  paymentDate: '2026-01-31',
  paymentReference: 'LN-1',
  isOpen: false,
  lines: [
    { amount: '150.25', description: 'Installment 1 of 2', dueDate: '2026-01-31', paidDate: '2026-01-30' },
    { amount: '150.25', description: 'Installment 2 of 2', dueDate: '2026-02-28', paidDate: null },
  ],
  version: 2,
}

export const loanCases: Cases = {
  'Query.loans': {
    query: `{ loans(page: 2, pageSize: 10, sort: remaining, descending: false) {
      loans { ${loanFields} } totalCount totals { currency amount remaining }
    } }`,
    answer: { loans: [loan], totalCount: 11, totals: [{ currency: 'AUD', amount: '300.5', remaining: '150.25' }] },
    calls: [
      [
        loanCalls.list,
        { params: { id: memberId }, body: { PageNumber: 2, PageSize: 10, SortOrder: 'Asc', SortProp: 'UnPaidAmount' } },
      ],
    ],
  },
  'Query.loanCommitments': {
    query: '{ loanCommitments { id name currency } }',
    answer: [{ id: rowId(20), name: 'Harbour', currency: 'AUD' }],
    calls: [[loanCalls.commitments, { params: { email: user.email } }]],
  },
  'Mutation.saveLoan': {
    query: `mutation { saveLoan(id: "${rowId(46)}", version: 2, input: {
      commitmentId: "${rowId(20)}" amount: "300.50" installment: 2 proposedPaymentDate: "2026-01-31" description: "A bicycle"
    }) { ${loanFields} } }`,
    answer: loan,
    calls: [
      [
        loanCalls.update,
        {
          params: { id: rowId(46) },
          body: {
            CommitmentId: rowId(20),
            Amount: 300.5,
            Installment: 2,
            ProposedPaymentDate: '2026-01-31T00:00:00',
            Description: 'A bicycle',
            Version: 2,
          },
        },
      ],
    ],
  },
  'Mutation.removeLoan': {
    query: `mutation { removeLoan(id: "${rowId(46)}") { done } }`,
    answer: done,
    calls: [[loanCalls.remove, { params: { id: rowId(46) } }]],
  },
}
