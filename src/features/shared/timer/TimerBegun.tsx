import { useEffect } from 'react'
import { timedWorkOf, valuesOf } from '#machines/timesheet-entry/entry-values.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { useWorkTimer } from './use-work-timer.ts'

interface TimerBegunProps {
  entry: TimesheetEntryData
  onBegun: () => void
}

/** Shows nothing: begins to measure the time of the same work as a record's. */
export function TimerBegun({ entry, onBegun }: TimerBegunProps) {
  const { start } = useWorkTimer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    start(timedWorkOf(valuesOf(entry), entry.project.name, entry.epic))
    onBegun()
  }, [entry])
  return null
}
