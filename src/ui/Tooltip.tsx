import { cloneElement, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { useTooltip } from './use-tooltip.tsx'

const Anchor = styled.span`
  display: inline-flex;
  min-width: 0;
`

export interface TooltipProps {
  /** The text; empty switches the tooltip off. */
  text: string | undefined
  /** A focusable element, which the text describes to screen readers. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** Explains a control on hover and focus. For text that does not fit its column, give the cell `tabIndex={0}`. */
export function Tooltip({ text, children }: TooltipProps) {
  const { anchor, tooltip } = useTooltip(text)
  const { 'aria-describedby': describedBy, ...handlers } = anchor
  return (
    <>
      <Anchor
        onPointerEnter={handlers.onPointerEnter}
        onPointerLeave={handlers.onPointerLeave}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) handlers.onFocus({ ...event, currentTarget: event.target })
        }}
        onBlur={handlers.onBlur}
      >
        {cloneElement(children, { 'aria-describedby': describedBy })}
      </Anchor>
      {tooltip}
    </>
  )
}
