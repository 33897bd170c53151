import { styled } from 'styled-components'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, radius, space, text, weight } = tokens

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${space.s5};
  height: ${space.s5};
  padding-inline: ${space.s1};
  border-radius: ${radius.round};
  background: ${color.badge};
  color: ${color.onBadge};
  font-size: 0.6875rem;
  line-height: 1;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  font-size: ${text.xs};
  &[data-overlay] {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

/**
 * A count that asks for attention; nothing at zero, '99+' above ninety-nine.
 * `meaning` is read after the number: 'pending commitments'. `overlay` puts it on the corner of an icon button.
 */
export function Badge({ count, meaning, overlay }: { count: number; meaning: string; overlay?: boolean }) {
  if (count <= 0) return null
  return (
    <Root data-count="" data-overlay={overlay ? '' : undefined}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>
        {count} {meaning}
      </VisuallyHidden>
    </Root>
  )
}
