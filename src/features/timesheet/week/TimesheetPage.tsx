import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ClockIcon } from '#ui/icons.tsx'
import { late } from '#ui/late.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { roomForMainAction } from '#ui/MainAction.tsx'
import { useNavigation } from '#ui/navigation.ts'
import { EmptyState } from '#ui/States.tsx'
import { media } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { UndoBar } from '../../shared/outbox/UndoBar.tsx'
import { LoadFailed } from '../../shared/services/LoadFailed.tsx'
import type { EntryOpening } from '../../shared/time-entry/EntryDialog.tsx'
import { OutboxStatus } from '../../shared/timesheet-outbox/OutboxStatus.tsx'
import { operationInWords } from '../../shared/timesheet-outbox/operation-words.ts'
import { DayStrip } from './DayStrip.tsx'
import { DaysLoading } from './DaysLoading.tsx'
import { prepareOffline } from './prepare-offline.ts'
import type { RecordActions } from './RecordRow.tsx'
import { TimesheetHeader } from './TimesheetHeader.tsx'
import { useCopy } from './use-copy.ts'
import { useExport } from './use-export.ts'
import { type Timesheet, useTimesheet } from './use-timesheet.ts'
import { type TimesheetAddress, useTimesheetAddress } from './use-timesheet-address.ts'

const MonthView = late(() => import('./MonthView.tsx').then((module) => module.MonthView), DaysLoading)
const WeekGrid = late(() => import('./WeekGrid.tsx').then((module) => module.WeekGrid), DaysLoading)
const WeekList = late(() => import('./WeekList.tsx').then((module) => module.WeekList), DaysLoading)
const CopyDialog = late(() => import('./CopyDialog.tsx').then((module) => module.CopyDialog))
const EntryDialog = late(() => import('../../shared/time-entry/EntryDialog.tsx').then((module) => module.EntryDialog))
const ClosedBy = loadLater(() => import('./ClosedBy.tsx').then((module) => module.ClosedBy))
const KeptEntries = loadLater(() => import('../../shared/time-entry/KeptEntries.tsx').then((module) => module.KeptEntries))
const ExportDialog = late(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog))
const TimerBegun = late(() => import('../../shared/timer/TimerBegun.tsx').then((module) => module.TimerBegun))
const LeaveDialog = late(() => import('./LeaveDialog.tsx').then((module) => module.LeaveDialog))

const Page = styled(Stack)`
  ${roomForMainAction}
`

/** The person's time records and leave: of a week, Monday to Sunday, or of a month (specification 2.8; decisions B, Timesheet page). */
export function TimesheetPage() {
  const address = useTimesheetAddress()
  const timesheet = useTimesheet(address)
  const copy = useCopy(timesheet.start)
  // On paper there is room for all days, whatever its width.
  const isNarrow = useMedia(`screen and ${media.belowMedium}`)
  const oneDay = useOneDay(address)
  const [opening, setOpening] = useState<EntryOpening | null>(null)
  const [timed, setTimed] = useState<TimesheetEntryData | null>(null)
  const exporting = useExport()
  const [leaveDay, setLeaveDay] = useState<string | null>(null)
  const { outbox } = timesheet
  const { isAnswered } = timesheet
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
    timesheet.knowsCommitments && timesheet.active.length === 0 ? 'Time can be logged only on an active commitment.' : undefined
  const removeEntry = (entry: TimesheetEntryData) => void outbox.enqueue({ kind: 'removeEntry', entry }, { undoable: true })
  const register = (date: string) => setOpening({ kind: 'register', date })
  const showsOneDay = isNarrow && address.month === null
  const registerHere = () => register(showsOneDay ? oneDay.day : address.isPresent ? address.today : address.day)
  const copyWeek = () => copy.send({ type: 'copy.requested', kind: 'week', entry: null })
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
    <Page data-flow="timesheet-copy" data-state={JSON.stringify(copy.state.value)}>
      <TimesheetHeader
        timesheet={timesheet}
        address={address}
        cannotRegister={cannotRegister}
        onRegister={registerHere}
        isNarrow={isNarrow}
        onCopyWeek={copyWeek}
        onRegisterLeave={() => setLeaveDay(showsOneDay ? oneDay.day : address.day)}
        onExport={() => exporting.send({ type: 'export.requested', start: timesheet.start, end: timesheet.end })}
      />
      <OutboxStatus />
      {timesheet.hasClosedDays && (
        <ClosedBy part={{ fromDate: timesheet.start, toDate: timesheet.end }} waiting={null} failed={() => null} />
      )}
      <KeptEntries part={{ use: 'page', about: timesheet.start }} waiting={null} failed={() => null} />
      <Days
        {...{ timesheet, address, actions, cannotRegister, copyWeek }}
        oneDay={showsOneDay ? oneDay : null}
        onRegister={registerHere}
      />
      {copy.state.hasTag('open') && <CopyDialog copy={copy} week={timesheet} />}
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
          taken={timesheet.leaveDays}
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
    </Page>
  )
}

/** The day that is looked at where there is room for one: that of the address, until the person chooses another of its week. */
function useOneDay(address: TimesheetAddress) {
  const [chosen, setChosen] = useState({ asked: address.day, day: address.day })
  return {
    day: chosen.asked === address.day ? chosen.day : address.day,
    choose: (day: string) => setChosen({ asked: address.day, day }),
  }
}

interface DaysProps {
  readonly timesheet: Timesheet
  readonly address: TimesheetAddress
  readonly actions: RecordActions
  readonly cannotRegister: string | undefined
  readonly onRegister: () => void
  readonly copyWeek: () => void
  /** The one day that is shown of a week; null shows all. */
  readonly oneDay: ReturnType<typeof useOneDay> | null
}

/** What the days hold, in the view that the address asks for. */
function Days({ timesheet, address, actions, cannotRegister, onRegister, copyWeek, oneDay }: DaysProps) {
  const navigate = useNavigation()
  const { days: allDays, today } = address
  const shownDay = oneDay?.day
  const days = useMemo(() => (shownDay === undefined ? allDays : [shownDay]), [shownDay, allDays])
  const isEmpty = timesheet.entries.length === 0 && timesheet.leaves.length === 0
  if (timesheet.hasFailed && isEmpty)
    return (
      <Card>
        <LoadFailed title="The timesheet could not be loaded." error={timesheet.error} onRetry={timesheet.retry} />
      </Card>
    )
  const empty = (
    <Card>
      <EmptyState
        icon={<ClockIcon />}
        title="No time logged this week."
        action={
          <Cluster $justify="center">
            <Button disabledReason={cannotRegister} onPress={onRegister}>
              Log time
            </Button>
            <Button disabledReason={cannotRegister} onPress={copyWeek}>
              Copy last week
            </Button>
          </Cluster>
        }
      />
    </Card>
  )
  const isWaiting = timesheet.isLoading && isEmpty
  const ofDay = (view: ReactNode) =>
    oneDay === null ? (
      view
    ) : (
      <DayStrip timesheet={timesheet} days={allDays} day={oneDay.day} today={today} onChoose={oneDay.choose}>
        {view}
      </DayStrip>
    )
  const view = () => {
    if (address.month !== null)
      return <MonthView month={address.month} {...{ timesheet, days, today, isWaiting }} addressOf={address.inWeek} />
    if (address.view === 'list')
      return ofDay(
        isWaiting ? <DaysLoading /> : isEmpty ? empty : <WeekList week={timesheet} days={days} today={today} actions={actions} />,
      )
    return ofDay(
      <WeekGrid
        {...{ days, allDays, today, empty, isWaiting }}
        week={timesheet}
        onOpenRecords={() => navigate(address.inView('list'))}
      />,
    )
  }
  return (
    <div>
      {timesheet.hasFailed && (
        <LoadFailed
          title="The timesheet could not be loaded. What waits on this device is shown."
          error={timesheet.error}
          onRetry={timesheet.retry}
        />
      )}
      {view()}
    </div>
  )
}
