import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { useQuery } from 'urql'
import {
  TimesheetEntry_choicesDocument,
  TimesheetEntry_earlierEntriesDocument,
  type TimesheetEntry_earlierFragment,
} from '#generated/features/shared/time-entry/entry.ts'
import { Timesheet_weekDocument } from '#generated/features/timesheet/week/week.ts'
import { selectEntryErrors, selectEntryRefusal, selectHasChanges } from '#machines/timesheet-entry/entry-selectors.ts'
import { type EntryChoices, earliestOf, timedWorkIn } from '#machines/timesheet-entry/entry-values.ts'
import { timesheetEntryKeys } from '#machines/timesheet-entry/timesheet-entry.machine.ts'
import { messages } from '#rules/messages.ts'
import type { EarlierEntry } from '#rules/recent-entries.ts'
import { exceedsDay, isFuture, readEffort, sumHours, type TimesheetField } from '#rules/timesheet.ts'
import { isDay } from '#rules/weeks.ts'
import { afterPress } from '#ui/after-press.ts'
import { optimisticOverlay } from '#view-models/optimistic-overlay.ts'
import { flowKey, useRunningFlow } from '../flows/use-flow.ts'
import { dayHere } from '../formats/format.ts'
import { useServices } from '../services/services.ts'
import { entryDataOf, workDataOf } from '../timesheet-outbox/entry-data.ts'
import { useTimesheetOutbox } from '../timesheet-outbox/use-timesheet-outbox.ts'
import { timesheetEntryFlow } from './timesheet-entry.actors.ts'

const useChoices = (wanted: boolean) => {
  const [{ data, error, fetching }, ask] = useQuery({
    query: TimesheetEntry_choicesDocument,
    requestPolicy: 'cache-and-network',
    pause: !wanted,
  })
  const answer = data?.timesheetChoices
  const choices = useMemo((): EntryChoices | undefined => {
    if (answer === undefined) return undefined
    return {
      commitments: answer.commitments.map(({ id, name, status, earliestTimesheetDate, projects }) => ({
        id,
        name,
        isActive: status === 'Active',
        earliest: earliestTimesheetDate,
        projects: projects.map((project) => ({ id: project.id, name: project.name })),
      })),
      activities: answer.activities.map(({ id, value, disabled, defaultTechnologyId }) => ({
        id,
        value,
        disabled,
        defaultTechnologyId,
      })),
      technologies: answer.technologies.map(({ id, value, disabled, activityIds }) => ({ id, value, disabled, activityIds })),
    }
  }, [answer])
  return {
    choices,
    hasFailed: choices === undefined && error !== undefined && !fetching,
    retry: () => ask({ requestPolicy: 'network-only' }),
  }
}

/** A recent record, or a pinned one, without what the cache adds to it. */
const earlierEntryOf = (entry: TimesheetEntry_earlierFragment): EarlierEntry => ({
  ...workDataOf(entry),
  id: entry.id,
  effort: entry.effort,
})

/** Earlier records that a new one may begin from; undefined while they are not known, which hinders nobody. */
const useEarlier = (wanted: boolean) => {
  const { now } = useServices()
  const [{ data }, ask] = useQuery({
    query: TimesheetEntry_earlierEntriesDocument,
    variables: { until: dayHere(now()) },
    requestPolicy: 'cache-and-network',
    pause: !wanted,
  })
  const earlier = useMemo(() => {
    if (data === undefined) return undefined
    return {
      recent: data.recentTimesheetEntries.map(earlierEntryOf),
      pinned: data.pinnedTimesheetEntries.items.map(earlierEntryOf),
    }
  }, [data])
  return { earlier, askAgain: () => ask({ requestPolicy: 'network-only' }) }
}

/** Hours of a day without one record: what is logged with what is on its way. */
const useOtherHours = (day: string, recordId: string): number => {
  const isWanted = isDay(day)
  const [{ data }] = useQuery({
    query: Timesheet_weekDocument,
    variables: { start: day, end: day },
    pause: !isWanted,
  })
  const { operations } = useTimesheetOutbox()
  if (!isWanted) return 0
  const answered = data?.timesheet.start === day ? data.timesheet.entries.map(entryDataOf) : []
  const { entries } = optimisticOverlay({ start: day, end: day, entries: answered, leaves: [] }, operations)
  return sumHours(entries.filter(({ row }) => row.id !== recordId).map(({ row }) => row.effort + row.adjustment))
}

/** The flow of the form in one place, without showing anything of it. */
export const useEntryFlow = (use: keyof typeof timesheetEntryKeys) =>
  useRunningFlow(timesheetEntryFlow, undefined, timesheetEntryKeys[use])

/**
 * The form of one time record: the `timesheet-entry` machine with what it is chosen from. The component is drawn anew when what became
 * of the form changes; the fields are drawn for themselves.
 *
 * @param use where it stands; each place has a draft of its own
 */
export const useEntryForm = (use: keyof typeof timesheetEntryKeys) => {
  const services = useServices()
  const name = timesheetEntryKeys[use]
  const { actor, send } = useEntryFlow(use)
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const { choices, hasFailed, retry } = useChoices(isOpen)
  const known = useSelector(actor, (state) => state.context.choices)
  useEffect(() => {
    // News alone belongs into the journal.
    if (choices !== undefined && JSON.stringify(choices) !== JSON.stringify(known)) send({ type: 'choices.arrived', choices })
  }, [choices, known, send])
  const base = useSelector(actor, (state) => state.context.base)
  const measured = useSelector(actor, (state) => state.context.measured)
  const { earlier, askAgain } = useEarlier(isOpen && base === null)
  const recent = useSelector(actor, (state) => state.context.recent)
  const pinned = useSelector(actor, (state) => state.context.pinned)
  useEffect(() => {
    const isNews = earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify({ recent, pinned })
    if (isNews) send({ type: 'earlier.arrived', ...earlier })
  }, [earlier, recent, pinned, send])
  return {
    actor,
    send,
    key: flowKey(services, timesheetEntryFlow, name),
    isOpen,
    /** The chart's state, for whoever looks at the page from outside. */
    stateText: useSelector(actor, (state) => JSON.stringify(state.value)),
    base,
    choices: known,
    /** What a new record may begin from; the server's word as soon as it is there, else what this device remembers. */
    earlier: earlier ?? { recent, pinned },
    askEarlier: askAgain,
    choicesFailed: known === null && hasFailed,
    retryChoices: retry,
    busy: useSelector(actor, (state) => state.hasTag('busy')),
    isAsking: useSelector(actor, (state) => state.matches('asking')),
    refusals: useSelector(actor, (state) => state.context.refusals),
    refusal: useSelector(actor, selectEntryRefusal),
    hasChanges: useSelector(actor, selectHasChanges),
    /** What a timer measured, in milliseconds; null without one. */
    measured,
    /** What the form says, as a timer begins with it. */
    timedWork: () => timedWorkIn(actor.getSnapshot().context),
    change: (field: TimesheetField, value: string) => send({ type: 'field.changed', field, value }),
    repeat: (entry: EarlierEntry) => send({ type: 'entry.repeated', entry }),
    leave: (field: TimesheetField) => afterPress(() => send({ type: 'field.left', field })),
    save: (staysOpen: boolean) => send({ type: 'save.requested', requestKey: services.newKey(), at: services.now(), staysOpen }),
    close: () => send({ type: 'close.requested' }),
    /** Drops what was typed; what a timer measured not without a question, because nobody can type it again. */
    cancel: () => send({ type: measured === null ? 'cancel.requested' : 'close.requested' }),
    drop: () => send({ type: 'drop.confirmed' }),
    keepTyping: () => send({ type: 'drop.declined' }),
  }
}

export type EntryFormView = ReturnType<typeof useEntryForm>

/** One field of the form, as the shared components take it; the component is drawn anew when that changes. */
export const useEntryField = ({ actor, busy, leave }: EntryFormView, field: TimesheetField) => ({
  value: useSelector(actor, (state) => state.context.values[field]),
  common: {
    name: field,
    required: true,
    readOnly: busy,
    error: useSelector(actor, (state) => selectEntryErrors(state)[field]),
    onBlur: () => leave(field),
  },
})

/** What a day may be, `YYYY-MM-DD`, and what is allowed and yet worth a look; null for nothing. */
export const useEntryDay = ({ actor }: EntryFormView) => {
  const { now } = useServices()
  const date = useSelector(actor, (state) => state.context.values.date)
  return {
    earliest: useSelector(actor, ({ context }) => earliestOf(context.values, context.choices)),
    warning: isDay(date) && isFuture(date, dayHere(now())) ? messages.futureDate : null,
  }
}

/** That the day has too many hours with this record; null when it has not. */
export const useEffortWarning = ({ actor, isOpen }: EntryFormView): string | null => {
  const date = useSelector(actor, (state) => state.context.values.date)
  const effort = useSelector(actor, (state) => state.context.values.effort)
  const recordId = useSelector(actor, (state) => state.context.recordId)
  const otherHours = useOtherHours(isOpen ? date : '', recordId)
  return exceedsDay(otherHours + (readEffort(effort) ?? 0)) ? messages.dayTooLong : null
}

/**
 * Opens the form for each new wish, once: when another tab has gone on with the draft, it is shown as it is there.
 *
 * @param wish what the form is to be opened with; null for nothing. The same object is the same wish
 */
export const useOpening = <Wish extends object>(wish: Wish | null, open: (wish: Wish) => void): void => {
  const opened = useRef<Wish | null>(null)
  useEffect(() => {
    if (wish === opened.current) return
    opened.current = wish
    if (wish !== null) open(wish)
  }, [wish, open])
}

/** Calls back when a form that was open has closed. */
export const useClosing = (isOpen: boolean, onClosed: () => void): void => {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed()
    wasOpen.current = isOpen
  }, [isOpen, onClosed])
}
