import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ClockIcon } from '#ui/icons.tsx'
import { late } from '#ui/late.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { useNavigation } from '#ui/navigation.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { media } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { dayInShort } from '../../shared/formats/week-words.ts'
import { UndoBar } from '../../shared/outbox/UndoBar.tsx'
import { LoadFailed } from '../../shared/services/LoadFailed.tsx'
import type { EntryOpening } from '../../shared/time-entry/EntryDialog.tsx'
import { OutboxStatus } from '../../shared/timesheet-outbox/OutboxStatus.tsx'
import { operationInWords } from '../../shared/timesheet-outbox/operation-words.ts'
import { prepareOffline } from './prepare-offline.ts'
import type { RecordActions } from './RecordRow.tsx'
import { useCopy } from './use-copy.ts'
import { useExport } from './use-export.ts'
import { useGrid } from './use-grid.ts'
import { useWeek, type Week } from './use-week.ts'
import { WeekGrid } from './WeekGrid.tsx'
import { WeekHeader } from './WeekHeader.tsx'
import { WeekList } from './WeekList.tsx'
import { useWeekAddress, type WeekAddress } from './week-address.ts'

const CopyDialog = late(() => import('./CopyDialog.tsx').then((module) => module.CopyDialog))
const EntryDialog = late(() => import('../../shared/time-entry/EntryDialog.tsx').then((module) => module.EntryDialog))
const ClosedBy = loadLater(() => import('./ClosedBy.tsx').then((module) => module.ClosedBy))
const KeptEntries = loadLater(() => import('../../shared/time-entry/KeptEntries.tsx').then((module) => module.KeptEntries))
const ExportDialog = late(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog))
const TimerBegun = late(() => import('../../shared/timer/TimerBegun.tsx').then((module) => module.TimerBegun))
const LeaveDialog = late(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog))

/** One week of time records and leave, Monday to Sunday (specification 2.8; decisions B, Timesheet page). */
export function TimesheetPage() {
  const address = useWeekAddress()
  const week = useWeek(address.week)
  const copy = useCopy(week.start)
  const [opening, setOpening] = useState<EntryOpening | null>(null)
  const [timed, setTimed] = useState<TimesheetEntryData | null>(null)
  const exporting = useExport()
  const [leaveDay, setLeaveDay] = useState<string | null>(null)
  const { outbox } = week
  const { isAnswered } = week
  useEffect(() => {
    if (isAnswered) void prepareOffline()
  }, [isAnswered])
  const { asksToRegister } = address
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form opens once for an address that asks for it
  useEffect(() => {
    if (!asksToRegister) return
    setOpening({ kind: 'register', date: address.today, asked: true })
    address.forgetAsking()
  }, [asksToRegister])
  const cannotRegister =
    week.knowsCommitments && week.active.length === 0 ? 'Time can be logged only on an active commitment.' : undefined
  const removeEntry = (entry: TimesheetEntryData) => void outbox.enqueue({ kind: 'removeEntry', entry }, { undoable: true })
  const register = (date: string) => setOpening({ kind: 'register', date })
  const actions: RecordActions = {
    onAdd: register,
    onEdit: (entry) => setOpening({ kind: 'edit', entry }),
    onClone: (entry) => setOpening({ kind: 'clone', entry }),
    onDuplicate: (entry) => copy.send({ type: 'copy.requested', kind: 'entry', entry }),
    onStartTimer: setTimed,
    onRemove: removeEntry,
    onAddLeave: (day) => void outbox.enqueue({ kind: 'saveLeave', leave: { id: '', date: day } }),
    onCloneLeave: () => setLeaveDay(address.today),
    onRemoveLeave: (leave) => void outbox.enqueue({ kind: 'removeLeave', leave }, { undoable: true }),
  }
  return (
    <Stack data-flow="timesheet-copy" data-state={JSON.stringify(copy.state.value)}>
      <WeekHeader
        week={week}
        address={address}
        cannotRegister={cannotRegister}
        onRegister={() => register(address.week.includes(address.today) ? address.today : address.day)}
        onCopyWeek={() => copy.send({ type: 'copy.requested', kind: 'week', entry: null })}
        onRegisterLeave={() => setLeaveDay(address.day)}
        onExport={() => exporting.send({ type: 'export.requested', start: week.start, end: week.end })}
      />
      <OutboxStatus />
      {week.hasClosedDays && <ClosedBy part={{ fromDate: week.start, toDate: week.end }} waiting={null} failed={() => null} />}
      <KeptEntries part={{ use: 'page', about: week.start }} waiting={null} failed={() => null} />
      <WeekBody
        {...{ week, address, actions, cannotRegister }}
        onCopyWeek={() => copy.send({ type: 'copy.requested', kind: 'week', entry: null })}
        dialogOf={(grid) => copy.state.hasTag('open') && <CopyDialog copy={copy} week={week} onRowsOnly={grid.addRows} />}
      />
      <UndoBar
        held={outbox.operations
          .filter(({ delivery }) => delivery === 'held')
          .map(({ key, work }) => ({ key, words: operationInWords(work) }))}
        onUndo={outbox.undo}
      />
      <EntryDialog opening={opening} onClosed={() => setOpening(null)} />
      {timed !== null && <TimerBegun entry={timed} onBegun={() => setTimed(null)} />}
      {leaveDay !== null && (
        <LeaveDialog
          day={leaveDay}
          taken={week.leaveDays}
          onSave={(day) => {
            actions.onAddLeave(day)
            setLeaveDay(null)
          }}
          onClose={() => setLeaveDay(null)}
        />
      )}
      <div data-flow="timesheet-export" data-state={JSON.stringify(exporting.state.value)}>
        {exporting.state.hasTag('open') && <ExportDialog {...exporting} />}
      </div>
    </Stack>
  )
}

interface WeekBodyProps {
  readonly week: Week
  readonly address: WeekAddress
  readonly actions: RecordActions
  readonly cannotRegister: string | undefined
  readonly onCopyWeek: () => void
  readonly dialogOf: (grid: ReturnType<typeof useGrid>) => ReactNode
}

function WeekBody({ week, address, actions, cannotRegister, onCopyWeek, dialogOf }: WeekBodyProps) {
  const isNarrow = useMedia(media.belowMedium)
  const [chosen, setChosen] = useState(address.day)
  const day = address.week.includes(chosen) ? chosen : address.day
  const navigate = useNavigation()
  const days = useMemo(() => (isNarrow ? [day] : address.week), [isNarrow, day, address.week])
  const grid = useGrid(week, days, address.week)
  const isEmpty = grid.rows.length === 0 && week.leaves.length === 0
  const shows = address.view === 'list' ? 'list' : 'grid'
  const view = () => {
    if (week.isLoading && isEmpty) return <WeekLoading />
    if (week.hasFailed && isEmpty)
      return (
        <Card>
          <LoadFailed title="The timesheet could not be loaded." error={week.error} onRetry={week.retry} />
        </Card>
      )
    if (isEmpty)
      return (
        <Card>
          <EmptyState
            icon={<ClockIcon />}
            title="No time logged this week."
            action={
              <Cluster $justify="center">
                <Button disabledReason={cannotRegister} onPress={() => actions.onAdd(address.day)}>
                  Register time
                </Button>
                <Button disabledReason={cannotRegister} onPress={onCopyWeek}>
                  Copy last week
                </Button>
              </Cluster>
            }
          />
        </Card>
      )
    if (shows === 'list') return <WeekList week={week} days={address.week} today={address.today} actions={actions} />
    const body = (
      <WeekGrid
        week={week}
        grid={grid}
        days={days}
        today={address.today}
        onOpenRecords={() => navigate(address.inView('list'))}
      />
    )
    if (!isNarrow) return body
    return (
      <Tabs
        label="Day"
        tabs={address.week.map((one) => ({ id: one, label: dayInShort(one) }))}
        selected={day}
        onSelect={setChosen}
      >
        {body}
      </Tabs>
    )
  }
  return (
    <div data-flow="timesheet-grid" data-state={JSON.stringify(grid.stateValue)}>
      {week.hasFailed && !isEmpty && (
        <LoadFailed
          title="The timesheet could not be loaded. What waits on this device is shown."
          error={week.error}
          onRetry={week.retry}
        />
      )}
      {view()}
      {dialogOf(grid)}
    </div>
  )
}

function WeekLoading() {
  return (
    <SkeletonGroup label="Loading your timesheet…">
      <Stack $gap="s2">
        <Skeleton $height="2.5rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="2.5rem" />
      </Stack>
    </SkeletonGroup>
  )
}
