import { styled } from 'styled-components'
import { focusRing } from './styles.ts'
import { tokens } from './theme.ts'

const { color, radius } = tokens

const Input = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  accent-color: ${color.primary};
  &:focus-visible {
    ${focusRing}
    border-radius: ${radius.small};
  }
`

export interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  /** What an arrow key adds. */
  step: number
  /** The value as a screen reader says it. */
  valueText: string
  onChange: (value: number) => void
}

/** A number of a range, by pointer and arrow keys. */
export function Slider({ label, valueText, onChange, ...range }: SliderProps) {
  return (
    <Input
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onChange(Number(event.target.value))}
      {...range}
    />
  )
}
