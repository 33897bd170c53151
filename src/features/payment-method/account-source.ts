import type { Vault } from '#journal/vault.ts'
import type { BegunField, SealedValues } from '#machines/payment-method/payment-change.ts'
import { selectAccountErrors } from '#machines/payment-method/selectors.ts'
import { emptyValues, errorsIn, type FieldValue, type Form, type FormErrors, type FormValues } from '#rules/form-fields.ts'
import type { FieldSource } from '../shared/form/field-source.ts'
import { secretText } from '../shared/secrets/secret-text.ts'
import type { PaymentView } from './payment-method.actors.ts'

/**
 * Between the form, which holds texts, and its flow, which holds handles: what is typed is sealed and judged here, so that the flow
 * knows what is wrong and not what was typed.
 */

const textsOf = (form: Form, values: SealedValues, vault: Vault): FormValues => {
  const typed = Object.entries(values).map(([field, value]) => [field, secretText(vault, value)] as const)
  return { ...emptyValues(form), ...Object.fromEntries(typed) }
}

/** None of the fields is a date. */
const noDay = ''

/** What a new account begins with. */
export const emptyAccount = (
  form: Form,
  begun: FormValues,
  vault: Vault,
): { begun: readonly BegunField[]; errors: FormErrors } => ({
  begun: Object.entries(begun).map(([field, value]) => ({ field, value: vault.seal(String(value)) })),
  errors: errorsIn(form, { ...emptyValues(form), ...begun }, noDay),
})

/** The fields of a new account. A country that is changed takes nothing that was typed with it. */
export const accountSource = <F extends Form>(form: F, actor: PaymentView['actor'], vault: Vault): FieldSource<F> => {
  const valuesNow = () => actor.getSnapshot().context.values
  return {
    form,
    subscribe: (changed) => {
      const watching = actor.subscribe(changed)
      return () => watching.unsubscribe()
    },
    readValue: (name) => {
      const value = valuesNow()[name]
      return value === undefined ? '' : secretText(vault, value)
    },
    errorOf: (name) => selectAccountErrors(actor.getSnapshot())[name],
    isReadOnly: () => actor.getSnapshot().hasTag('busy'),
    change: (field, value: FieldValue) => {
      const text = typeof value === 'string' ? value : ''
      const errors = errorsIn(form, { ...textsOf(form, valuesNow(), vault), [field]: text }, noDay)
      actor.send({ type: 'field.changed', field, value: vault.seal(text), errors })
    },
    leave: (field) => actor.send({ type: 'field.left', field }),
  }
}
