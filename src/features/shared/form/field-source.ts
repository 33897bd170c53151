import type { FieldName, FieldValue, Form, FormErrors, FormValues } from '#rules/form-fields.ts'

/** The values of a form that is being filled in. */
export interface FieldValues {
  /** Hears of every change of the flow. @returns what ends it */
  readonly subscribe: (changed: () => void) => () => void
  readonly readValue: (name: string) => FieldValue | undefined
}

/** Where the fields of a form come from: what each shows now, and what to say when the person does something with it. */
export interface FieldSource<F extends Form> extends FieldValues {
  readonly form: F
  readonly errorOf: (name: FieldName<F>) => string | undefined
  readonly isReadOnly: (name: FieldName<F>) => boolean
  readonly change: (name: FieldName<F>, value: FieldValue) => void
  readonly leave: (name: FieldName<F>) => void
}

/** A running flow of some form. */
interface FlowOf<Snapshot> {
  readonly getSnapshot: () => Snapshot
  readonly subscribe: (changed: () => void) => { readonly unsubscribe: () => void }
  readonly send: (
    event:
      | { readonly type: 'field.changed'; readonly field: string; readonly value: FieldValue }
      | { readonly type: 'field.left'; readonly field: string },
  ) => void
}

/** What of a flow's snapshot the fields show: selectors of the machine's file. */
interface Reading<Snapshot, F extends Form> {
  readonly values: (snapshot: Snapshot) => FormValues
  readonly errors: (snapshot: Snapshot) => FormErrors
  readonly isReadOnly: (snapshot: Snapshot, name: FieldName<F>) => boolean
}

/** Computes once for each snapshot, however many fields ask. */
const oncePerSnapshot = <Snapshot, T>(compute: (snapshot: Snapshot) => T): ((snapshot: Snapshot) => T) => {
  let last: { readonly snapshot: Snapshot; readonly result: T } | null = null
  return (snapshot) => {
    if (last === null || last.snapshot !== snapshot) last = { snapshot, result: compute(snapshot) }
    return last.result
  }
}

/** The fields of a running flow. */
export const fieldSource = <F extends Form, Snapshot>(
  form: F,
  flow: FlowOf<Snapshot>,
  reading: Reading<Snapshot, F>,
): FieldSource<F> => {
  const values = oncePerSnapshot(reading.values)
  const errors = oncePerSnapshot(reading.errors)
  return {
    form,
    subscribe: (changed) => {
      const watching = flow.subscribe(changed)
      return () => watching.unsubscribe()
    },
    readValue: (name) => values(flow.getSnapshot())[name],
    errorOf: (name) => errors(flow.getSnapshot())[name],
    isReadOnly: (name) => reading.isReadOnly(flow.getSnapshot(), name),
    change: (field, value) => flow.send({ type: 'field.changed', field, value }),
    leave: (field) => flow.send({ type: 'field.left', field }),
  }
}
