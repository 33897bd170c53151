import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { descriptionStyles } from './field-styles.ts'
import { tokens } from './theme.ts'
import { toggleInputStyles, toggleRowStyles } from './toggle-styles.ts'

const { color, motion, radius, size } = tokens

const Row = styled.label`
  ${toggleRowStyles}
`

const Input = styled.input`
  ${toggleInputStyles}
  place-items: center start;
  width: calc(2 * ${size.icon} - 4px);
  border-radius: ${radius.round};
  &::before {
    content: '';
    width: 12px;
    height: 12px;
    margin-inline-start: 3px;
    border-radius: ${radius.round};
    background: ${color.textMedium};
    transition: translate ${motion.fast} ${motion.easing};
  }
  &:checked::before {
    translate: 15px 0;
    background: ${color.onPrimary};
  }
`

const Description = styled.span`
  display: block;
  ${descriptionStyles}
`

export interface SwitchProps {
  label: ReactNode
  on: boolean
  onChange: (on: boolean) => void
  description?: ReactNode
  /** Why it cannot be changed now; shown under the label. */
  disabledReason?: string | undefined
}

/** On or off, with immediate effect. */
export function Switch({ label, on, onChange, description, disabledReason }: SwitchProps) {
  const id = useId()
  const disabled = disabledReason !== undefined && disabledReason !== ''
  const help = disabled ? disabledReason : description
  return (
    <Row>
      <Input
        type="checkbox"
        role="switch"
        checked={on}
        aria-disabled={disabled || undefined}
        aria-describedby={help ? id : undefined}
        onChange={(event) => {
          if (!disabled) onChange(event.target.checked)
        }}
      />
      <span>
        {label}
        {help && (
          <Description id={id} aria-hidden="true">
            {help}
          </Description>
        )}
      </span>
    </Row>
  )
}
