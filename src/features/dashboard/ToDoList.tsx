import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Card } from '#ui/Card.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { lateExtra } from '#ui/late.tsx'
import { hoursText } from '#ui/number-text.ts'
import { ProgressBar } from '#ui/Progress.tsx'
import { media, tokens } from '#ui/theme.ts'
import { registerTimeAddress } from '#view-models/timesheet-address.ts'
import { dayInShort, weekInWords } from '../shared/formats/week-words.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { useServices } from '../shared/services/services.ts'
import { PartText } from './dashboard-layout.ts'
import { ToDoSkeleton } from './ToDoSkeleton.tsx'
import { ToDoColumns, ToDoPart, ToDoTitle } from './to-do-layout.ts'
import { type ToDo, useToDo } from './use-to-do.ts'
import { WaitingList } from './WaitingList.tsx'

const TimerButton = lateExtra(() => import('../shared/timer/TimerButton.tsx').then((module) => module.TimerButton))

const OwnTarget = lateExtra(() => import('../shared/settings/OwnTarget.tsx').then((module) => module.OwnTarget))

const { color, leading, size, space, text, weight } = tokens

/** As wide as the thumb reaches, on a phone. */
const Log = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-block-start: auto;
  @media ${media.belowCompact} {
    display: grid;
    grid-template-columns: 1fr auto;
    > a {
      min-height: calc(${size.control} + ${space.s1});
    }
  }
`

const Figure = styled.p`
  color: ${color.textStrong};
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`

const Days = styled.p`
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

/** What is to be done now: the hours of this week, and what waits for the person's answer. A line manager sees their team's week, too. */
export function ToDoList() {
  const { session } = useServices()
  const { start, end, toDo, isLoading, error, retry } = useToDo()
  if (toDo !== undefined)
    return (
      <Card as="div">
        <ToDoColumns>
          <ToDoPart>
            <ToDoTitle>
              This week <PartText as="span">{weekInWords(start, end)}</PartText>
            </ToDoTitle>
            <WeekFigures toDo={toDo} />
          </ToDoPart>
          <WaitingList toDo={toDo} role={session.user().roles} />
        </ToDoColumns>
      </Card>
    )
  return isLoading ? (
    <ToDoSkeleton />
  ) : (
    <Card as="div">
      <LoadFailed title={messages.toDoLoadFailed} error={error} onRetry={retry} />
    </Card>
  )
}

function WeekFigures({ toDo: { hours, target, missing, daysMissing, canLog } }: { toDo: ToDo }) {
  return (
    <>
      {target > 0 ? (
        <>
          <Figure>{missing > 0 ? `${hoursText(missing)} missing` : messages.noHoursMissing}</Figure>
          <ProgressBar label="Logged" value={hours / target} valueText={`${hoursText(hours)} of ${hoursText(target)}`} />
        </>
      ) : (
        <Figure>{hoursText(hours)} logged</Figure>
      )}
      <OwnTarget hours={hours} />
      {daysMissing.length > 0 && <Days>Not complete: {daysMissing.map(dayInShort).join(', ')}</Days>}
      {canLog ? (
        <Log>
          <ButtonLink href={registerTimeAddress} variant="primary">
            Log time
          </ButtonLink>
          <TimerButton />
        </Log>
      ) : (
        <Days>{messages.commitmentNotActive}</Days>
      )}
    </>
  )
}
