import { styled } from 'styled-components'
import { type CountedText, counted } from '#rules/counted.ts'
import { columnHours } from '#ui/number-text.ts'
import { tokens } from '#ui/theme.ts'
import { groupTitle } from '#view-models/timesheet-report.ts'
import type { ReportGroup, ReportRecord } from './report.ts'

const { color, leading, space, text, weight } = tokens

/** How many records there are. */
export const recordWords: CountedText = { one: '{count} record', other: '{count} records' }

const Small = styled.small`
  display: block;
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.xs};
`

/** The hours of a record; what an audit added or took of them is said. */
export function Hours({ record: { effort, adjustment } }: { record: ReportRecord }) {
  return (
    <>
      {columnHours(effort)}
      {adjustment !== 0 && <Small>{`${adjustment > 0 ? '+' : ''}${columnHours(adjustment)} adjusted`}</Small>}
    </>
  )
}

const Heading = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.s4};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Sum = styled.span`
  font-variant-numeric: tabular-nums;
`

/** The name of a group with the sum of all of its records, also those of other pages. */
export function GroupHeading({ group }: { group: ReportGroup }) {
  return (
    <Heading>
      {groupTitle(group)}
      <Sum>{`${columnHours(group.effort)} · ${counted(group.recordCount, recordWords)}`}</Sum>
    </Heading>
  )
}
