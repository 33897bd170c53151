import { styled } from 'styled-components'
import { StarIcon } from './content-icons.tsx'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, size } = tokens

const Row = styled.span`
  display: inline-flex;
  vertical-align: middle;
  color: ${color.textWeak};
`

const Place = styled.span`
  position: relative;
  display: inline-flex;
  > svg {
    width: ${size.iconSmall};
    height: ${size.iconSmall};
  }
`

/** The part of a star that counts, laid over its outline. */
const Filled = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  color: ${color.warning};
  > svg {
    width: ${size.iconSmall};
    height: ${size.iconSmall};
    fill: currentColor;
  }
  @media (forced-colors: active) {
    color: Highlight;
  }
`

interface StarsProps {
  /** Whole or half stars. */
  value: number
  of: number
  /** What they say, for whoever does not see them: 'MidLevel', '3.5 of 5'. */
  label: string
}

/** A level or a rating as stars. */
export function Stars({ value, of, label }: StarsProps) {
  const shares = Array.from({ length: of }, (_, index) => Math.min(1, Math.max(0, value - index)))
  return (
    <Row>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shares.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its place
        <Place key={index} aria-hidden="true">
          <StarIcon />
          {share > 0 && (
            <Filled style={{ width: `${share * 100}%` }}>
              <StarIcon />
            </Filled>
          )}
        </Place>
      ))}
    </Row>
  )
}
