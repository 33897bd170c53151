import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { tokens } from './theme.ts'

const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s5};
  min-width: 0;
`

export interface FormProps {
  children: ReactNode
  onSubmit: () => void
  /** The focus came into it, or went on in it. */
  onEnter?: (() => void) | undefined
  /** Its name for screen readers. */
  label: string
  id?: string
  /** Changes with every refused submit; the first invalid field then takes the focus. */
  refusals?: number
}

/** A form without the browser's own checks and bubbles: errors are shown under the fields by the form's owner. */
export function Form({ children, onSubmit, onEnter, label, id, refusals = 0 }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return (
    <Root
      ref={form}
      id={id}
      aria-label={label}
      noValidate
      onFocus={onEnter}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </Root>
  )
}
