import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { AvatarStack } from '#ui/Avatar.tsx'
import { Card } from '#ui/Card.tsx'
import { StatusChip } from '#ui/Chip.tsx'
import { FactLabel, Facts } from '#ui/Facts.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Select } from '#ui/Select.tsx'
import { tokens } from '#ui/theme.ts'
import { EpicPicker } from '../shared/time-entry/EpicPicker.tsx'
import { CommitmentActions, type Decide } from './CommitmentActions.tsx'
import { type Commitment, dayInWords, peopleOf, statusNames } from './commitment.ts'
import type { QuickChoice } from './use-commitment-view.ts'

const { color, leading, radius, size, space, text } = tokens

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  height: 100%;
  padding: ${space.s5};
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.s2};
  min-height: ${size.controlSmall};
`

const Name = styled.h2`
  flex: 1;
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

const Pickers = styled.div`
  display: grid;
  gap: ${space.s4};
`

const projectObstacle = (count: number): string | undefined => {
  if (count === 0) return 'This commitment has no project.'
  return count === 1 ? 'This commitment has one project.' : undefined
}

const epicObstacle = ({ status, projects }: Commitment): string | undefined => {
  if (status !== 'Active') return messages.commitmentNotActive
  return projects.length === 0 ? 'This commitment has no project.' : undefined
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
  return (
    <Root as="article" aria-labelledby={titleId} data-row={id} tabIndex={-1}>
      <Head>
        <Name id={titleId}>{name}</Name>
        <CommitmentActions commitment={commitment} decide={decide} />
      </Head>
      <Cluster $justify="space-between">
        <StatusChip status={statusNames[status]}>{status}</StatusChip>
        {people.length > 0 && <AvatarStack label={`People of ${name}`} people={people} />}
      </Cluster>
      {statusMessage !== null && (
        <Reason>
          <FactLabel as="div">{messages.rejectReason}</FactLabel>
          {statusMessage}
        </Reason>
      )}
      <Facts
        strong
        facts={[
          { label: 'Start date', value: dayInWords(startDate) },
          { label: 'End date', value: dayInWords(endDate) },
          { label: 'Hours per week min', value: hoursPerWeekMin },
          { label: 'Hours per week max', value: hoursPerWeekMax },
        ]}
      />
      <Pickers>
        <Select
          label="Project"
          options={projects.map((one) => ({ id: one.id, label: one.name }))}
          value={project?.id ?? null}
          onChange={setChosen}
          disabledReason={projectObstacle(projects.length)}
        />
        <EpicPicker
          projectId={project?.id ?? ''}
          owner={id}
          value={quick?.epic ?? null}
          onChange={(epic) => {
            if (epic !== null && project !== undefined) onEpic({ commitmentId: id, projectId: project.id, epic })
          }}
          disabledReason={epicObstacle(commitment)}
        />
      </Pickers>
    </Root>
  )
}
