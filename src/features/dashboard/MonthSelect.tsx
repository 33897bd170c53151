import { lastTwelveMonths } from '#rules/weeks.ts'
import { Select } from '#ui/Select.tsx'
import { formatMonth } from '../shared/formats/format.ts'

const all = 'all'

interface MonthSelectProps {
  /** `YYYY-MM-DD`. */
  today: string
  /** `YYYY-MM`; null for all. */
  month: string | null
  onMonthChange: (month: string | null) => void
}

/** Which of the last twelve months the charts cover. */
export function MonthSelect({ today, month, onMonthChange }: MonthSelectProps) {
  const options = [{ id: all, label: 'All' }, ...lastTwelveMonths(today).map((one) => ({ id: one, label: formatMonth(one) }))]
  return (
    <Select
      label="Month"
      options={options}
      value={month ?? all}
      onChange={(chosen) => onMonthChange(chosen === all ? null : chosen)}
    />
  )
}
