import { useState } from 'react'
import { useMutation } from 'urql'
import {
  PaymentMethod_revealDocument,
  type PaymentMethod_revealMutation,
} from '#generated/features/payment-method/payment-method.ts'
import { failureText } from '#machines/failure.ts'
import type { PaymentAccountType } from '#rules/payment-methods.ts'
import { failureOf } from '../shared/services/expect-data.ts'

export type RevealedNumbers = PaymentMethod_revealMutation['revealPaymentAccount']

/** How much of an account's numbers is shown. */
export type Revealing = 'hidden' | 'asking' | RevealedNumbers

/**
 * The numbers of accounts in full, as long as the list is there and they are not hidden again: what it answers has no id, so that no
 * cache takes it, and no flow hears of it.
 */
export const useReveal = (type: PaymentAccountType) => {
  const [, ask] = useMutation(PaymentMethod_revealDocument)
  const [shown, setShown] = useState<ReadonlyMap<string, Revealing>>(new Map())
  const [failure, setFailure] = useState<string | null>(null)
  const show = (id: string, state: Revealing) => setShown((before) => new Map(before).set(id, state))
  const reveal = async (id: string) => {
    setFailure(null)
    show(id, 'asking')
    const { data, error } = await ask({ type, id })
    show(id, data?.revealPaymentAccount ?? 'hidden')
    if (data === undefined) setFailure(failureText(failureOf(error)))
  }
  return {
    failure,
    forgetFailure: () => setFailure(null),
    of: (id: string): Revealing => shown.get(id) ?? 'hidden',
    toggle: (id: string) => (shown.has(id) && shown.get(id) !== 'hidden' ? show(id, 'hidden') : void reveal(id)),
  }
}

export type RevealView = ReturnType<typeof useReveal>
