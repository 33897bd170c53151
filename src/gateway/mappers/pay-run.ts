import type { Static } from 'typebox'
import type { auditRecord } from '#contract/audit.ts'
import type { payRun } from '#contract/pay-run.ts'
import { amountText, defaultExchangeCurrency, sumOf } from '#rules/money.ts'
import type { AuditEntry, PayRun } from '../generated/resolver-types.ts'
import { toRequiredDay } from './values.ts'

export const toPayRun = (one: Static<typeof payRun>): PayRun => ({
  id: one.id,
  fromDate: toRequiredDay(one.FromDate),
  toDate: toRequiredDay(one.ToDate),
  totalHours: sumOf(one.Items.map(({ TotalHours }) => amountText(TotalHours))).toNumber(),
  totalPay: amountText(one.AUDTotalPay),
  exchangedPay: amountText(one.LCTotalPay),
  exchangeCurrency: one.ExchangeCurrency ?? defaultExchangeCurrency,
  confirmedAt: one.TMApprovedDate,
  approvedAt: one.AdminApprovedDate,
  paidAt: one.PaymentRefAddedDate,
  paymentReference: one.PaymentReference,
  lines: one.Items.map((item) => ({
    commitmentId: item.CommitmentId,
    commitmentName: item.CommitmentName,
    projectId: item.ProjectId,
    projectName: item.ProjectName,
    hours: item.TotalHours,
    rate: item.AUDRate === null ? null : amountText(item.AUDRate),
    pay: amountText(item.AUDPay),
  })),
})

export const toAuditEntry = ({ Event, DateTime }: Static<typeof auditRecord>): AuditEntry => ({ event: Event, at: DateTime })
