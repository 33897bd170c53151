import { styled } from 'styled-components'
import { clockText } from '#rules/measured-time.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { media, tokens } from '#ui/theme.ts'
import { registerTimeAddress } from '#view-models/timesheet-address.ts'
import { useMinute } from '../clock/minute-clock.ts'
import { useWorkTimer } from './use-work-timer.ts'

const { color, radius, size, space, text, weight } = tokens

const Running = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-width: 0;
  padding-inline-start: ${space.s3};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${text.sm};
`

const Name = styled.span`
  max-width: 14rem;
  overflow: hidden;
  color: ${color.textMedium};
  text-overflow: ellipsis;
  white-space: nowrap;
  @media ${media.belowWide} {
    display: none;
  }
`

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.strong};
`

/** What is measured, in the header of every screen, and the way to its record; nothing when nothing is measured. */
export function TimerStatus() {
  useMinute()
  const { state, work, measured, stop } = useWorkTimer()
  const shown = clockText(measured())
  return (
    <div data-unpictured="" data-flow="work-timer" data-state={JSON.stringify(state)}>
      {state === 'running' && (
        <Running role="group" aria-label="Timer">
          {work.name !== '' && <Name title={work.name}>{work.name}</Name>}
          <Time aria-label={`Measured ${shown}`}>{shown}</Time>
          <Button variant="quiet" size="small" onPress={stop}>
            Stop
          </Button>
        </Running>
      )}
      {state === 'stopped' && (
        <ButtonLink href={registerTimeAddress} size="small">
          Log {shown}
        </ButtonLink>
      )}
    </div>
  )
}
