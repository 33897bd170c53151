import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Place = styled.div`
  min-width: 0;
`

/** Marks where a field is, so that the list of what is missing can lead to it. */
export function FieldPlace({ field, children }: { field: string; children: ReactNode }) {
  return <Place data-field={field}>{children}</Place>
}
