import { daysFrom, isWorkday } from '#rules/weeks.ts'
import { exampleId, table } from './table.ts'

/** Who reports to the line manager. Hours a week are agreed or not; the numbers are hours and lines of a usual day, leave is on a weekday, Monday being 1. */
const team = table(
  'e',
  'name agreed watched logged lines leave',
  `
  Amir Karimi | 40 | 7.25 | 8 | 240 |
  Grace Okafor | 20 | 3.5 | 4 | 60 | 3
  Maya Rahimi | 40 | 6.5 | 6.25 | 410 |
  Olivia Brandt | | | | |
  Tomas Lindqvist | 40 | 9.25 | 10 | | 5`,
)

/** No two days of a person are alike, and the same day is always the same. */
const share = (day: string, index: number): number => 0.7 + ((Number(day.slice(8)) * 7 + index * 3) % 6) / 10

const quarter = (hours: number): number => Math.round(hours * 4) / 4

/**
 * The weekly audit of an example team.
 *
 * @param start @param end `YYYY-MM-DD`, both included
 * @param today nothing lies after it
 * @param own of the person alone, by their name; null for the team
 */
export const auditOf = (start: string, end: string, today: string, own: string | null) => {
  const shown = own === null ? team : team.filter(({ name }) => name === 'Maya Rahimi').map((one) => ({ ...one, name: own }))
  return {
    ...{ id: `${own === null ? 'team' : 'own'}/${start}/${end}`, start, end },
    members: shown.map(({ name, agreed, watched, logged, lines, leave }, index) => {
      const days = daysFrom(start, end).map((date) => {
        const isLeave = String(new Date(date).getUTCDay()) === leave
        const amount = isWorkday(date) && !isLeave && date <= today ? share(date, index) : 0
        return {
          ...{ date, watchedHours: quarter(Number(watched) * amount), loggedHours: quarter(Number(logged) * amount) },
          ...{ leaveHours: isLeave ? 8 : 0, codeLines: Math.round(Number(lines) * amount) },
        }
      })
      const target = Number(agreed) - (leave === '' ? 0 : Number(agreed) / 5)
      const sum = days.reduce((hours, { loggedHours }) => hours + loggedHours, 0)
      return {
        ...{ memberId: exampleId('e', index + 1), name, photoUrl: null, days },
        ...{ targetHours: target, missingHours: Math.max(0, target - sum) },
      }
    }),
  }
}
