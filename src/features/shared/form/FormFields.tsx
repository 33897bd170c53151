import { Fragment, type ReactNode } from 'react'
import type { FieldName, Form } from '#rules/form-fields.ts'
import type { BoundField } from './bind-field.ts'
import { FieldPlace } from './FieldPlace.tsx'
import type { FieldSource } from './field-source.ts'
import { useField, useIsWaived } from './use-field.ts'

/** How each field of a form is shown: a field without a view does not compile, and neither does a view without a field. */
export type FieldViews<F extends Form> = { readonly [K in FieldName<F>]: (field: BoundField) => ReactNode }

interface FormFieldsProps<F extends Form> {
  source: FieldSource<F>
  views: FieldViews<F>
  /** Arranges the fields; what it does not place comes after it. One after the other unless given. */
  layout?: (place: (name: FieldName<F>) => ReactNode) => ReactNode
  /** What follows a field and is none of the form's own. */
  after?: Readonly<Partial<Record<FieldName<F>, ReactNode>>>
}

/** The fields of a form; each is drawn anew for itself. */
export function FormFields<F extends Form>({ source, views, layout, after }: FormFieldsProps<F>) {
  const names = Object.keys(views) as FieldName<F>[]
  const placed = new Set<FieldName<F>>()
  const place = (name: FieldName<F>) => {
    placed.add(name)
    return (
      <Fragment key={name}>
        <OneField source={source} name={name} view={views[name]} />
        {after?.[name]}
      </Fragment>
    )
  }
  const arranged = layout?.(place)
  return (
    <>
      {arranged}
      {names.filter((name) => !placed.has(name)).map(place)}
    </>
  )
}

interface OneFieldProps<F extends Form> {
  source: FieldSource<F>
  name: FieldName<F>
  view: (field: BoundField) => ReactNode
}

function OneField<F extends Form>({ source, name, view }: OneFieldProps<F>) {
  const field = useField(source, name)
  return useIsWaived(source, name) ? null : <FieldPlace field={name}>{view(field)}</FieldPlace>
}
