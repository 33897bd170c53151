import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { selectChosenCount } from '#machines/timesheet-copy/timesheet-copy.machine.ts'
import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
import { type CopyItem, copiedWeek, duplicatedEntry } from '#rules/timesheet-copy.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { addDays } from '#rules/weeks.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Chip } from '#ui/Chip.tsx'
import { DatePicker } from '#ui/DatePicker.tsx'
import { DialogStep, DialogWindow } from '#ui/Dialog.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { hoursText } from '#ui/number-text.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { useRunningFlow } from '../../shared/flows/use-flow.ts'
import { dayInFull, dayInShort } from '../../shared/formats/week-words.ts'
import { LoadFailed } from '../../shared/services/LoadFailed.tsx'
import { useServices } from '../../shared/services/services.ts'
import { entryDataOf } from '../../shared/timesheet-outbox/entry-data.ts'
import { timesheetGridFlow } from './timesheet-grid.actors.ts'
import type { CopyView } from './use-copy.ts'
import type { Timesheet } from './use-timesheet.ts'

const { color, size, space } = tokens

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  padding: ${space.s2} 0;
  border-block-end: ${size.hairline} solid ${color.line};
  &:last-child {
    border: 0;
  }
`

interface CopyDialogProps {
  readonly copy: CopyView
  readonly week: Timesheet
}

/** Copies last week, or one record to several days: chosen, looked over, and only then saved. */
export function CopyDialog({ copy, week }: CopyDialogProps) {
  const { state, send } = copy
  const { kind, entry } = state.context
  const isPreviewing = state.matches('previewing') || state.matches('enqueuing')
  const step = () => {
    if (isPreviewing) return <Preview copy={copy} />
    if (kind === 'week' || entry === null) return <WeekChoice {...{ copy, week }} />
    return <DayChoice {...{ copy, week, entry }} />
  }
  return (
    <DialogWindow open width={isPreviewing ? 600 : 400} onClose={() => send({ type: 'copy.cancelled' })}>
      {step()}
    </DialogWindow>
  )
}

function Preview({ copy: { state, send } }: { copy: CopyView }) {
  const { newKey } = useServices()
  const { items, left } = state.context
  const count = selectChosenCount(state)
  return (
    <DialogStep
      onClose={() => send({ type: 'copy.cancelled' })}
      title="What will be saved"
      footer={
        <>
          <Button variant="quiet" onPress={() => send({ type: 'back.requested' })}>
            Back
          </Button>
          <Button
            variant="primary"
            busy={state.matches('enqueuing')}
            disabledReason={count === 0 ? messages.nothingChosen : undefined}
            onPress={() => send({ type: 'copy.confirmed', requestKey: newKey() })}
          >
            {counted(count, messages.saveRecords)}
          </Button>
        </>
      }
    >
      <Items>
        {items.map((item) => (
          <PreviewItem
            key={item.key}
            item={item}
            isChosen={item.obstacle === null && !left.includes(item.key)}
            onToggle={() => send({ type: 'item.toggled', key: item.key })}
          />
        ))}
      </Items>
    </DialogStep>
  )
}

function PreviewItem({ item, isChosen, onToggle }: { item: CopyItem; isChosen: boolean; onToggle: () => void }) {
  const { entry, obstacle } = item
  return (
    <Item>
      <Checkbox
        label={`${dayInShort(entry.date)}: ${hoursText(entry.effort)}, ${entry.project.name}, ${entry.epic}, ${entry.ticket}`}
        checked={isChosen}
        onChange={onToggle}
        disabledReason={obstacle ?? undefined}
      />
    </Item>
  )
}

function WeekChoice({ copy, week }: CopyDialogProps) {
  const grid = useRunningFlow(timesheetGridFlow)
  const { send } = copy
  const [what, setWhat] = useState<'rows' | 'hours'>('hours')
  const [{ data, error, fetching }, ask] = useQuery({
    query: Timesheet_weekDocument,
    variables: { start: addDays(week.start, -7), end: addDays(week.end, -7) },
  })
  const entries = data?.timesheet.entries.map(entryDataOf)
  const next = () => {
    if (entries === undefined) return
    if (what === 'hours') send({ type: 'preview.requested', items: copiedWeek(entries, 1, week.circumstances) })
    else {
      grid.send({ type: 'rows.added', monday: week.start, templates: entries })
      send({ type: 'copy.cancelled' })
    }
  }
  const view = (): ReactNode => {
    if (entries === undefined && fetching)
      return (
        <SkeletonGroup label="Loading last week…">
          <Skeleton $height="3rem" />
        </SkeletonGroup>
      )
    if (entries === undefined)
      return (
        <LoadFailed title="Last week could not be loaded." error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      )
    if (entries.length === 0) return <p>No time is logged in the week before.</p>
    return (
      <RadioGroup
        label="What is copied"
        value={what}
        onChange={setWhat}
        options={[
          {
            id: 'hours',
            label: 'Rows with hours',
            description: 'Every record again, on the same weekday. You look it over first.',
          },
          { id: 'rows', label: 'Rows only', description: 'Empty rows in the grid, for your own hours.' },
        ]}
      />
    )
  }
  return (
    <DialogStep
      onClose={() => send({ type: 'copy.cancelled' })}
      title="Copy last week"
      footer={
        <>
          <Button variant="quiet" onPress={() => send({ type: 'copy.cancelled' })}>
            Cancel
          </Button>
          <Button variant="primary" disabledReason={entries?.length ? undefined : messages.nothingToCopy} onPress={next}>
            {what === 'hours' ? 'Preview' : 'Add rows'}
          </Button>
        </>
      }
    >
      {view()}
    </DialogStep>
  )
}

function DayChoice({ copy, week, entry }: { copy: CopyView; week: Timesheet; entry: TimesheetEntryData }) {
  const { state, send } = copy
  const { days } = state.context
  const inOrder = days.toSorted()
  const add = (day: string | null) => {
    if (day !== null && !days.includes(day)) send({ type: 'days.chosen', days: [...days, day] })
  }
  return (
    <DialogStep
      onClose={() => send({ type: 'copy.cancelled' })}
      title="Duplicate to days"
      footer={
        <>
          <Button variant="quiet" onPress={() => send({ type: 'copy.cancelled' })}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabledReason={days.length === 0 ? messages.dayFirst : undefined}
            onPress={() => send({ type: 'preview.requested', items: duplicatedEntry(entry, inOrder, week.circumstances) })}
          >
            Preview
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {hoursText(entry.effort)}, {entry.project.name}, {entry.epic}, {entry.ticket} ({dayInFull(entry.date)})
        </p>
        <DatePicker label="Add a day" value={days.at(-1) ?? null} onChange={add} />
        <Cluster>
          {inOrder.map((one) => (
            <Chip key={one} onRemove={() => send({ type: 'days.chosen', days: days.filter((other) => other !== one) })}>
              {dayInShort(one)}
            </Chip>
          ))}
        </Cluster>
      </Stack>
    </DialogStep>
  )
}
