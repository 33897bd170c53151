import Type from 'typebox'
import { defineCall, email, id, localDateTime, moment, nullable, strictObject } from './call.ts'

const amount = Type.Number()

/** Pay run (specification 3): days are local date-times, amounts have the digits of their currency. */
export const payRun = Type.Object({
  id,
  FromDate: localDateTime,
  /** The last day of the period. */
  ToDate: localDateTime,
  Items: Type.Array(
    Type.Object({
      /** Effort and adjustment, in hours. */
      TotalHours: Type.Number(),
      CommitmentId: id,
      CommitmentName: Type.String(),
      /** Null for a salary, which is paid for no single project. */
      ProjectId: nullable(id),
      ProjectName: nullable(Type.String()),
      /** What an hour was paid, in AUD; null for a salary. */
      AUDRate: nullable(amount),
      AUDPay: amount,
    }),
  ),
  AUDTotalPay: amount,
  /** The same in ExchangeCurrency. */
  LCTotalPay: amount,
  /** Null takes the default label, TMN (specification 9). */
  ExchangeCurrency: nullable(Type.String()),
  TMApproved: Type.Boolean(),
  TMApprovedDate: nullable(moment),
  AdminApprovedDate: nullable(moment),
  /** What names the payment at the bank. */
  PaymentReference: nullable(Type.String()),
  /** When it was paid; the pay run is active until then (decisions B). */
  PaymentRefAddedDate: nullable(moment),
})

const own = { param: 'id', is: 'ownRow', of: 'payRun', hidden: true } as const

/** Specification 2.8, 4 Pay run and 7.4; decisions B and C. Nobody but the member sees a member's pay. */
export const payRunCalls = {
  getByEmail: defineCall({
    method: 'GET',
    path: '/payRun/GetByTeammemberEmail/{email}',
    summary: 'The caller’s own pay runs, the newest period first',
    access: 'team',
    ownership: { param: 'email', is: 'email' },
    params: strictObject({ email }),
    answer: Type.Array(payRun),
  }),
  getActive: defineCall({
    method: 'GET',
    path: '/payRun/active',
    summary: 'The caller’s pay runs that are not paid yet; while there is one, the default payment method stays',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(Type.Object({ id, FromDate: localDateTime, TMApproved: Type.Boolean() })),
  }),
  getById: defineCall({
    method: 'GET',
    path: '/payRun/{id}',
    summary: 'One of the caller’s own pay runs; 404 for any other',
    access: 'team',
    ownership: own,
    params: strictObject({ id }),
    answer: payRun,
  }),
  tmApprove: defineCall({
    method: 'POST',
    path: '/payRun/TMApprove/{id}',
    summary:
      'Confirms a pay run that waits for the caller, which closes its period; 409 when it is confirmed already, when its total is not AUDTotalPay any more, and when the time records have changed since it was made',
    access: 'team',
    ownership: own,
    params: strictObject({ id }),
    query: strictObject({ AUDTotalPay: Type.Optional(Type.String({ pattern: '^-?\\d{1,16}(?:\\.\\d{1,2})?$' })) }),
    answer: payRun,
    errors: [409],
  }),
  slip: defineCall({
    method: 'GET',
    path: '/payRun/{id}/slip',
    summary: 'The pay slip of one of the caller’s own pay runs, as PDF',
    access: 'team',
    transfer: 'download',
    ownership: own,
    params: strictObject({ id }),
    answer: Type.Unknown(),
  }),
} as const
