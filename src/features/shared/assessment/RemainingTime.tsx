import { useEffect } from 'react'
import { styled } from 'styled-components'
import { ClockIcon } from '#ui/icons.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { clockText, timeAnnouncement } from '#view-models/remaining-time.ts'
import { useSecondsLeft } from '../clock/second-clock.ts'

const { color, leading, radius, space, text, weight } = tokens

const Root = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s1} ${space.s3};
  border-radius: ${radius.round};
  background: ${color.hover};
  color: ${color.textStrong};
  font-size: ${text.md};
  line-height: ${leading.md};
  white-space: nowrap;
  &[data-urgent] {
    background: ${color.warningSoft};
  }
  strong {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`

interface RemainingTimeProps {
  /** ISO 8601. */
  endsAt: string
  /** Told when the server should be asked what time it is. */
  onDoubt: () => void
  /** Whether a screen reader is told at five minutes and at one; one of several on a page does that. */
  announces?: boolean
}

/** What is left of the time, each second, by the server's clock. */
export function RemainingTime({ endsAt, onDoubt, announces = true }: RemainingTimeProps) {
  const { secondsLeft, doubt } = useSecondsLeft(Date.parse(endsAt))
  useEffect(() => {
    if (doubt !== null) onDoubt()
  }, [doubt, onDoubt])
  return (
    <Root data-urgent={secondsLeft <= 60 ? '' : undefined}>
      <ClockIcon size="small" />
      <span>Remaining Time</span>
      <strong role="timer">{clockText(secondsLeft)}</strong>
      {announces && <VisuallyHidden role="status">{timeAnnouncement(secondsLeft)}</VisuallyHidden>}
    </Root>
  )
}
