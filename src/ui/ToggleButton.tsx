import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { ChevronDownIcon } from './icons.tsx'
import { tokens } from './theme.ts'

const { color, motion, radius, size, space } = tokens

const Root = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  margin-inline-end: ${space.s1};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.textWeak};
  cursor: pointer;
  > svg {
    transition: rotate ${motion.fast} ${motion.easing};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  &:disabled {
    cursor: not-allowed;
  }
`

/** The arrow at the end of a field that opens a list. */
export function ToggleButton(props: Omit<ComponentPropsWithRef<'button'>, 'children' | 'className'>) {
  return (
    <Root {...props} type="button">
      <ChevronDownIcon />
    </Root>
  )
}
