import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { AvatarStack } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { StatusChip } from '#ui/Chip.tsx'
import { FactLabel, Facts } from '#ui/Facts.tsx'
import { Select } from '#ui/Select.tsx'
import { tokens } from '#ui/theme.ts'
import { useTooltip } from '#ui/use-tooltip.tsx'
import { EpicPicker } from '../shared/time-entry/EpicPicker.tsx'
import { CommitmentMenu, type Decide, DecisionButtons } from './CommitmentActions.tsx'
import { type Commitment, dayInWords, peopleOf, statusNames } from './commitment.ts'
import type { QuickChoice } from './use-commitment-view.ts'

const { color, leading, radius, size, space, text } = tokens

/** Short enough that a phone shows three at once. */
const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  height: 100%;
  padding: ${space.s4};
`

const Head = styled.div`
  display: grid;
  gap: ${space.s1};
`

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2};
  min-height: ${size.controlSmall};
`

const Name = styled.h2`
  min-width: 0;
  padding-block: ${space.s1};
  font-size: ${text.lg};
  line-height: ${leading.lg};
  overflow-wrap: anywhere;
`

const Reason = styled.div`
  padding: ${space.s2} ${space.s3};
  border-radius: ${radius.medium};
  background: ${color.hover};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** At the card's end, so that those of a row stand at one height. */
const Pickers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.s2};
  margin-block-start: auto;
`

const Picker = styled.div`
  min-width: 0;
`

const projectObstacle = (count: number): string | undefined => {
  if (count === 0) return messages.commitmentWithoutProject
  return count === 1 ? messages.commitmentWithOneProject : undefined
}

const epicObstacle = ({ status, projects }: Commitment): string | undefined => {
  if (status !== 'Active') return messages.commitmentNotActive
  return projects.length === 0 ? messages.commitmentWithoutProject : undefined
}

interface CommitmentCardProps {
  commitment: Commitment
  decide: Decide
  /** The epic whose quick timesheet form is open. */
  quick: QuickChoice | null
  onEpic: (choice: QuickChoice) => void
}

/** One commitment as a card (specification 2.7, Card). Choosing an epic on an active one logs time on it. */
export function CommitmentCard({ commitment, decide, quick, onEpic }: CommitmentCardProps) {
  const { id, name, status, statusMessage, startDate, endDate, projects, hoursPerWeekMin, hoursPerWeekMax } = commitment
  const titleId = useId()
  const [chosen, setChosen] = useState(quick?.projectId)
  const project = projects.find((one) => one.id === chosen) ?? projects[0]
  const people = peopleOf(commitment)
  const obstacle = epicObstacle(commitment)
  return (
    <Root as="article" aria-labelledby={titleId} data-row={id} tabIndex={-1}>
      <Head>
        <Line>
          <Name id={titleId}>{name}</Name>
          <CommitmentMenu commitment={commitment} decide={decide} />
        </Line>
        <Line>
          <StatusChip status={statusNames[status]}>{status}</StatusChip>
          {people.length > 0 && <AvatarStack label={`People of ${name}`} people={people} />}
        </Line>
      </Head>
      {statusMessage !== null && (
        <Reason>
          <FactLabel as="div">{messages.rejectReason}</FactLabel>
          {statusMessage}
        </Reason>
      )}
      <Facts
        strong
        layout="lines"
        facts={[
          { label: 'Start date', value: dayInWords(startDate) },
          { label: 'End date', value: dayInWords(endDate) },
          { label: 'Hours per week min', value: hoursPerWeekMin },
          { label: 'Hours per week max', value: hoursPerWeekMax },
        ]}
      />
      <DecisionButtons commitment={commitment} decide={decide} />
      <Pickers>
        <WithReason reason={projectObstacle(projects.length)}>
          <Select
            label="Project"
            options={projects.map((one) => ({ id: one.id, label: one.name }))}
            value={project?.id ?? null}
            onChange={setChosen}
            disabledReason={projectObstacle(projects.length)}
            hideDescription
          />
        </WithReason>
        {obstacle === undefined ? (
          <EpicPicker
            projectId={project?.id ?? ''}
            owner={id}
            value={quick?.epic ?? null}
            onChange={(epic) => {
              if (epic !== null && project !== undefined) onEpic({ commitmentId: id, projectId: project.id, epic })
            }}
          />
        ) : (
          <WithReason reason={obstacle}>
            <Autocomplete
              label="Epic"
              placeholder="Choose an epic"
              options={[]}
              value={null}
              onChange={() => {}}
              disabledReason={obstacle}
              hideDescription
            />
          </WithReason>
        )}
      </Pickers>
    </Root>
  )
}

/** Shows why a picker cannot be used where it is pointed at or reached by keyboard: a line under each would make the card long. */
function WithReason({ reason, children }: { reason: string | undefined; children: ReactNode }) {
  const { anchor, tooltip } = useTooltip(reason, false)
  return (
    <>
      <Picker
        {...anchor}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) anchor.onFocus({ ...event, currentTarget: event.target })
        }}
      >
        {children}
      </Picker>
      {tooltip}
    </>
  )
}
