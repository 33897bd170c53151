import { styled } from 'styled-components'
import { hoursText, numberText } from '#ui/number-text.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

/** The decimals that are not written take their room nevertheless. */
const Written = styled.span`
  white-space: nowrap;
  &::after {
    content: attr(data-decimals);
    visibility: hidden;
  }
`

const missingDecimals = (written: string): string =>
  '.00'.slice(written.includes('.') ? written.length - written.indexOf('.') : 0)

/**
 * Hours in a column: the decimal points stand under each other, and no decimals are written that say nothing.
 *
 * @param isSaid whether what stands beside them says them in words
 */
export function HoursInColumn({ of, isSaid = false }: { of: number; isSaid?: boolean }) {
  const written = numberText(of)
  return (
    <>
      <Written aria-hidden="true" data-decimals={missingDecimals(written)}>
        {written}
      </Written>
      {!isSaid && <VisuallyHidden>{hoursText(of)}</VisuallyHidden>}
    </>
  )
}
