import type { paymentMethodCalls } from '#contract/payment-method.ts'
import type { Form, FormRecord } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { paymentForms } from '#rules/payment-forms.ts'
import { type AccountFields, maskAccount, type PaymentAccountType, paymentTypeOf } from '#rules/payment-methods.ts'
import { findLastReveals, recordAudit } from '../audit/store.ts'
import type { Queries } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { answerFields, takeWhole } from '../form-fields.ts'
import type { Caller, Handlers, Service } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { dateTimeOf } from '../profile/forms.ts'
import { addAccount, choosePaymentType, fieldsOf, findAccount, findAccounts, makeDefault } from './accounts.ts'
import { findPaidMember, hasActivePayRun, lockOf } from './member.ts'
import { type AccountRow, openAccount } from './sealed-account.ts'

interface Choice {
  readonly Id?: string | null
  readonly IsDefault?: boolean
}

/** Specification 7.5 with decisions C. Every row is the caller's own or refused with 403. */
export const paymentMethodHandlers = (service: Service): Handlers<typeof paymentMethodCalls> => {
  const { db, keys } = service

  /** An account as v1 answers it. */
  const answerOf = <F extends Form>(form: F, row: AccountRow, fields: AccountFields, revealedAt: Date | undefined) => ({
    Id: row.id,
    // The columns hold what the form has; the check of the row's own type is the query's.
    ...answerFields(form, fields as unknown as FormRecord<F>),
    CreatedAt: row.createdAt.toISOString(),
    IsDefault: row.isDefault,
    RevealedAt: revealedAt?.toISOString() ?? null,
  })

  const maskedList = async <F extends Form>(queries: Queries, form: F, { memberId }: Caller, rows: readonly AccountRow[]) => {
    const revealed = await findLastReveals(queries, memberId, 'PaymentAccount')
    return rows.map((row) => answerOf(form, row, maskAccount(fieldsOf(keys.fields, row)), revealed.get(row.id)))
  }

  const list = async <F extends Form>(form: F, type: PaymentAccountType, caller: Caller) =>
    await maskedList(db, form, caller, await findAccounts(db, type, caller.memberId))

  /** What a POST asks for, judged before anything is changed. */
  const saving = <F extends Form>(
    form: F,
    type: PaymentAccountType,
    body: Choice & Parameters<typeof takeWhole<F>>[1],
    caller: Caller,
    now: Date,
  ) => {
    const change = { keys, caller, type, now }
    const id = body.Id?.toLowerCase() ?? ''
    if (id !== '') {
      if (body.IsDefault !== true) throw invalid('IsDefault', messages.paymentAccountUnchangeable)
      return async (tx: Queries) => await maskedList(tx, form, caller, await makeDefault(tx, change, id))
    }
    const fields = takeWhole(form, body, now) as unknown as AccountFields
    const isWantedDefault = body.IsDefault === true
    return async (tx: Queries) => await maskedList(tx, form, caller, await addAccount(tx, change, fields, isWantedDefault))
  }

  const reveal = async <F extends Form>(form: F, type: PaymentAccountType, caller: Caller, id: string, now: Date) =>
    await inTransaction(db, async (tx) => {
      const { memberId, accountId: userId } = caller
      const row = await findAccount(tx, type, memberId, id.toLowerCase())
      const fields = openAccount(keys.fields, row)
      if (fields === null) throw new HttpError(409, messages.paymentAccountSealed)
      await recordAudit(tx, { memberId, type: 'PaymentAccount', recordId: row.id, event: 'Reveal', userId }, now)
      return answerOf(form, row, fields, now)
    })

  const statusOf = async (queries: Queries, memberId: string, now: Date) => {
    const member = await findPaidMember(queries, memberId)
    return {
      PaymentMethodType: member.paymentMethodType,
      UpdatedPaymentMethodDate: member.updatedPaymentMethodDate?.toISOString() ?? null,
      LockedUntil: dateTimeOf(lockOf(member, now)),
      HasActivePayRun: await hasActivePayRun(queries, memberId),
    }
  }

  const { cryptoCurrency, bankAccount, wiseAccount, paypal } = paymentForms
  return {
    get: async ({ caller, now }) => await statusOf(db, caller.memberId, now),
    choose: async ({ body, caller, commit, now }) => {
      const type = paymentTypeOf(body.PaymentMethodType)
      if (type === null) throw invalid('PaymentMethodType', messages.genericError)
      return await commit(async (tx) => {
        await choosePaymentType(tx, { keys, caller, type, now })
        return await statusOf(tx, caller.memberId, now)
      })
    },

    getCryptoCurrency: async ({ caller }) => await list(cryptoCurrency, 'cryptoCurrency', caller),
    saveCryptoCurrency: async ({ body, caller, commit, now }) =>
      await commit(saving(cryptoCurrency, 'cryptoCurrency', body, caller, now)),
    revealCryptoCurrency: async ({ params, caller, now }) =>
      await reveal(cryptoCurrency, 'cryptoCurrency', caller, params.id, now),

    getBankAccount: async ({ caller }) => await list(bankAccount, 'bankAccount', caller),
    saveBankAccount: async ({ body, caller, commit, now }) => await commit(saving(bankAccount, 'bankAccount', body, caller, now)),
    revealBankAccount: async ({ params, caller, now }) => await reveal(bankAccount, 'bankAccount', caller, params.id, now),

    getWiseAccount: async ({ caller }) => await list(wiseAccount, 'wiseAccount', caller),
    saveWiseAccount: async ({ body, caller, commit, now }) => await commit(saving(wiseAccount, 'wiseAccount', body, caller, now)),
    revealWiseAccount: async ({ params, caller, now }) => await reveal(wiseAccount, 'wiseAccount', caller, params.id, now),

    getPaypal: async ({ caller }) => await list(paypal, 'paypal', caller),
    savePaypal: async ({ body, caller, commit, now }) => await commit(saving(paypal, 'paypal', body, caller, now)),
    revealPaypal: async ({ params, caller, now }) => await reveal(paypal, 'paypal', caller, params.id, now),
  }
}
