import { useSyncExternalStore } from 'react'
import { type FieldName, type FieldValue, type Form, fieldOf, isWaived } from '#rules/form-fields.ts'
import { type BoundField, bindField } from './bind-field.ts'
import type { FieldSource, FieldValues } from './field-source.ts'

/** The value of one field; the component is drawn anew when that changes, and for nothing else of the form. */
export const useFieldValue = ({ subscribe, readValue }: FieldValues, name: string): FieldValue | undefined =>
  useSyncExternalStore(subscribe, () => readValue(name))

/** Whether a field has no value with what others hold: the end of something that goes on, what another country asks for. */
export const useIsWaived = <F extends Form>({ subscribe, form, readValue }: FieldSource<F>, name: FieldName<F>): boolean =>
  useSyncExternalStore(subscribe, () => isWaived(fieldOf(form, name), readValue))

/** One field of a form for the component that shows it. */
export const useField = <F extends Form>(source: FieldSource<F>, name: FieldName<F>): BoundField => {
  const { subscribe, form, errorOf, isReadOnly, change, leave } = source
  return bindField({
    name,
    field: fieldOf(form, name),
    value: useFieldValue(source, name),
    error: useSyncExternalStore(subscribe, () => errorOf(name)),
    readOnly: useSyncExternalStore(subscribe, () => isReadOnly(name)),
    onChange: (next) => change(name, next),
    onLeave: () => leave(name),
  })
}
