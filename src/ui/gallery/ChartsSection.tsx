import { Avatar } from '../Avatar.tsx'
import { StatusChip } from '../Chip.tsx'
import { BarChart } from '../charts/BarChart.tsx'
import { BarLegend } from '../charts/BarLegend.tsx'
import { smallChartHeight } from '../charts/bar-plots.ts'
import { ChartCard } from '../charts/ChartCard.tsx'
import { type BarGroup, type BarSeries, barTable, pieTable } from '../charts/chart-table.ts'
import { PieChart } from '../charts/PieChart.tsx'
import { DrawnInView } from '../DrawnInView.tsx'
import { Grid } from '../layout.tsx'
import { Example, Section } from './Section.tsx'

const names = [
  'Development',
  'Code review',
  'Meetings',
  'Design',
  'Testing',
  'Support',
  'Hiring',
  'Documentation',
  'Travel',
  'Study',
]
const hours = [412.5, 184.25, 160, 96.75, 71.5, 40, 22.25, 12, 6.5, 1.75]
const many = names.map((name, at) => ({ id: name, name, value: hours[at] ?? 0 }))
const few = many.slice(0, 2)

const series: readonly BarSeries[] = [
  { id: 'watched', name: 'Activity watch', unit: 'hours' },
  { id: 'logged', name: 'Timesheet', unit: 'hours' },
  { id: 'leave', name: 'Leave', unit: 'hours' },
  { id: 'code', name: 'Code lines', unit: 'count' },
]

const week: readonly (readonly [string, string, number, number, number, number])[] = [
  ['Mon', '16', 7.5, 8, 0, 240],
  ['Tue', '17', 9.25, 18.5, 0, 1280],
  ['Wed', '18', 6, 6.25, 0, 80],
  ['Thu', '19', 0, 0, 8, 0],
  ['Fri', '20', 17.25, 7.75, 0, 640],
  ['Sat', '21', 0.5, 0, 0, 12],
  ['Sun', '22', 0, 0, 0, 0],
]

const groups: readonly BarGroup[] = week.map(([day, date, watched, logged, leave, code]) => ({
  id: date,
  name: `${day}, ${date} Mar 2026`,
  mark: [day, date],
  bars: [{ value: watched }, { value: logged }, { value: leave }, { value: code, height: (code / 1280) * 8 }],
}))

export function ChartsSection() {
  return (
    <Section title="Charts">
      <Grid $gap="s6">
        <Example caption="Pie, with the rest as one">
          <ChartCard title="Activity" table={pieTable('Activity', many)}>
            <PieChart label="Activity" entries={many} />
          </ChartCard>
        </Example>
        <Example caption="Pie of two">
          <ChartCard title="Technology" table={pieTable('Technology', few)}>
            <PieChart label="Technology" entries={few} />
          </ChartCard>
        </Example>
      </Grid>
      <Example caption="Bars, cut at 16 hours, drawn when they come into view">
        <DrawnInView height={320}>
          {() => (
            <ChartCard
              title="Portal, Senior engineer"
              table={barTable(groups, series)}
              note="Code lines are scaled: the highest bar is 1,280 lines."
            >
              <BarChart label="Hours a day" groups={groups} series={series} yMax={16} />
            </ChartCard>
          )}
        </DrawnInView>
      </Example>
      <Example caption="Small ones with their keys once, drawn as they come into view">
        <BarLegend series={series} />
        <Grid $columns={3}>
          {['Amir Karimi', 'Maya Rahimi', 'Olivia Brandt'].map((name) => (
            <ChartCard
              key={name}
              title={name}
              table={barTable(groups, series)}
              size="small"
              lead={<Avatar name={name} decorative />}
              status={<StatusChip status="pending">2.5 h missing</StatusChip>}
            >
              <DrawnInView height={smallChartHeight}>
                {() => <BarChart label={`${name}, hours a day`} groups={groups} series={series} yMax={16} size="small" />}
              </DrawnInView>
            </ChartCard>
          ))}
        </Grid>
      </Example>
    </Section>
  )
}
