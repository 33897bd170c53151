import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CloseIcon } from './basic-icons.tsx'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, leading, radius, size, space, text, weight } = tokens

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: ${space.s6};
  padding-inline: ${space.s2};
  border: ${size.hairline} solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.hover};
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${space.s6};
  height: ${space.s6};
  margin-inline-end: calc(-1 * ${space.s2});
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: transparent;
  cursor: pointer;
  > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
  &:hover {
    background: ${color.pressed};
    color: ${color.textStrong};
  }
`

export interface ChipProps {
  children: string
  /** Shows a button that removes it. */
  onRemove?: () => void
}

/** A short word: a tag, a chosen filter. */
export function Chip({ children, onRemove }: ChipProps) {
  return (
    <Root data-chip="">
      <Text title={children}>{children}</Text>
      {onRemove && (
        <Remove type="button" onClick={onRemove}>
          <CloseIcon size="small" />
          <VisuallyHidden>Remove {children}</VisuallyHidden>
        </Remove>
      )}
    </Root>
  )
}

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  min-height: ${space.s6};
  padding-inline: ${space.s2};
  border-radius: ${radius.round};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-weight: ${weight.medium};
  white-space: nowrap;
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: ${radius.round};
    background: currentColor;
  }
  &[data-status='pending'] {
    background: ${color.pendingSoft};
    color: ${color.pending};
  }
  &[data-status='expired'] {
    background: ${color.expiredSoft};
    color: ${color.expired};
  }
  &[data-status='rejected'] {
    background: ${color.rejectedSoft};
    color: ${color.rejected};
  }
  &[data-status='upcoming'] {
    background: ${color.upcomingSoft};
    color: ${color.upcoming};
  }
  &[data-status='active'] {
    background: ${color.activeSoft};
    color: ${color.active};
  }
`

export type StatusName = 'pending' | 'expired' | 'rejected' | 'upcoming' | 'active'

/** A state in its colour, always with its name beside it. */
export function StatusChip({ status, children }: { status: StatusName; children: ReactNode }) {
  return <Status data-status={status}>{children}</Status>
}
