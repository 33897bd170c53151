import { daysFrom, isWorkday } from '#rules/weeks.ts'
import type { Queries } from '../database.ts'
import { activityWatch } from '../work-schema.ts'
import { memberIdOf } from './accounts.ts'
import { demoCommitments } from './commitment-list.ts'
import { dayFrom, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { seedNewDays } from './new-days.ts'
import { numberFrom } from './repositories.ts'

const daysKept = 14
const hour = 3600

/** Most of the time goes into the first commitment of a person. */
const secondsOn = (person: string, key: string, date: string, isFirst: boolean): number =>
  isFirst
    ? 4 * hour + numberFrom(`${person}/${key}/${date}/watch`, 3 * hour)
    : numberFrom(`${person}/${key}/${date}/watch`, 2 * hour)

const insertDays = async (db: Queries, start: string, end: string): Promise<void> => {
  const days = daysFrom(start, end).filter(isWorkday)
  const rows = Object.entries(demoCommitments).flatMap(([person, list]) =>
    list
      .filter(({ status }) => status === 'Active')
      .flatMap(({ key }, index) =>
        days.map((date) => ({
          memberId: memberIdOf(person),
          commitmentId: seedId(`${person}/commitment/${key}`),
          date,
          seconds: secondsOn(person, key, date, index === 0),
        })),
      ),
  )
  await insertRows(db, activityWatch, rows)
}

/** What was watched on the machines of active commitments during the last two weeks, and every day since the first start. */
export const seedActivityWatch = (db: Queries, today: Date): Promise<void> =>
  seedNewDays(db, 'activity-watch', { first: dayFrom(today, 1 - daysKept), last: dayFrom(today, 0) }, (start, end) =>
    insertDays(db, start, end),
  )
