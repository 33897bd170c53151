import Type from 'typebox'
import { loanForm } from '#rules/loan-form.ts'
import { loanStatuses } from '#rules/loans.ts'
import { defineCall, email, id, localDateTime, moment, nullable, savedEntity, strictObject } from './call.ts'
import { bodyFields } from './form-fields.ts'

const text = nullable(Type.String())

/** One instalment; PaidDate is null while it is open. */
const paymentLine = Type.Object({
  Amount: Type.Number(),
  Description: Type.String(),
  IsPaid: Type.Boolean(),
  PaidDate: nullable(localDateTime),
})

/** Loan (specification 3). Amounts are numbers of at most two digits after the point, in the loan's currency. */
export const loan = Type.Object({
  id,
  Amount: Type.Number(),
  Currency: Type.String(),
  /** How many instalments. */
  Installment: Type.Integer(),
  Description: text,
  ProposedPaymentDate: nullable(localDateTime),
  CommitmentId: id,
  TeamMemberId: id,
  TeamMemberName: Type.String(),
  Status: Type.Enum([...loanStatuses]),
  CreatedDate: moment,
  /** When the first instalment is due; null until the loan is approved. */
  StartPaymentDate: nullable(localDateTime),
  /** What is still to be paid back; 0 for a rejected loan. */
  UnPaidAmount: Type.Number(),
  PaymentReference: text,
  Reference: text,
  PaymentOverview: Type.Array(paymentLine),
  /** Counts the loan's changes, from 1; a change that names another one is refused with 409. */
  Version: Type.Integer({ minimum: 1 }),
})

/** Fields by which loans can be sorted: all but the lines and the version. */
export const loanSortProps = [
  'id',
  'Amount',
  'Currency',
  'Installment',
  'Description',
  'ProposedPaymentDate',
  'CommitmentId',
  'TeamMemberId',
  'TeamMemberName',
  'Status',
  'CreatedDate',
  'StartPaymentDate',
  'UnPaidAmount',
  'PaymentReference',
  'Reference',
] as const
export type LoanSortProp = (typeof loanSortProps)[number]

const body = () =>
  savedEntity(
    {
      ...bodyFields(loanForm),
      /** The Version that was changed; null saves over whatever is there. */
      Version: Type.Optional(nullable(Type.Integer({ minimum: 1 }))),
    },
    loan,
  )

/** Specification 4 and 5 Loan, 7.5; decisions B and C. */
export const loanCalls = {
  add: defineCall({
    method: 'POST',
    path: '/loan',
    summary:
      'Requests a loan against one of the caller’s own active commitments with a salary; 400 with the field that breaks a rule',
    access: 'team',
    ownership: { param: 'CommitmentId', is: 'ownRow', of: 'salariedCommitment' },
    body: body(),
    answer: loan,
  }),
  update: defineCall({
    method: 'PUT',
    path: '/loan/{id}',
    summary:
      'Changes one of the caller’s own loans while it is Pending and nothing of it is paid; 404 when it is gone, 409 when it was answered, or changed since Version',
    access: 'team',
    ownership: { param: 'id', is: 'ownRow', of: 'loan', hidden: true },
    params: strictObject({ id }),
    body: body(),
    answer: loan,
    errors: [409],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/loan/{id}',
    summary:
      'Deletes one of the caller’s own loans while it is Pending and nothing of it is paid; 404 when it is gone, 409 when it was answered',
    access: 'team',
    ownership: { param: 'id', is: 'ownRow', of: 'loan', hidden: true },
    params: strictObject({ id }),
    answer: Type.Boolean(),
    errors: [409],
  }),
  list: defineCall({
    method: 'POST',
    path: '/loan/GetByTeammember/{id}',
    summary: 'A page of the caller’s own loans, sorted by one of their fields, with the totals of all of them by currency',
    access: 'team',
    ownership: { param: 'id', is: 'memberId' },
    params: strictObject({ id }),
    body: strictObject({
      PageNumber: Type.Integer({ minimum: 1, maximum: 100_000 }),
      PageSize: Type.Integer({ minimum: 1, maximum: 100 }),
      SortOrder: Type.Enum(['Asc', 'Desc']),
      SortProp: Type.Enum([...loanSortProps]),
    }),
    answer: Type.Object({
      data: Type.Array(loan),
      totalCount: Type.Integer(),
      /** Of all the caller’s loans, those of other pages included. */
      Totals: Type.Array(
        Type.Object({ currency: Type.String(), totalAmount: Type.Number(), totalRemainingAmount: Type.Number() }),
      ),
    }),
  }),
  commitments: defineCall({
    method: 'GET',
    path: '/commitment/GetContainingSalary/{email}',
    summary: 'The caller’s own active commitments with a salary, by name: what a loan can be requested against',
    access: 'team',
    ownership: { param: 'email', is: 'email' },
    params: strictObject({ email }),
    answer: Type.Array(Type.Object({ commitmentId: id, commitmentFullName: Type.String(), currency: Type.String() })),
  }),
} as const
