import { sql } from 'drizzle-orm'
import { daysFrom } from '#rules/weeks.ts'
import { commitment } from '../commitment-schema.ts'
import type { Queries } from '../database.ts'
import { activity, activityTechnology, commitmentProject, epic, leave, project, technology, timesheet } from '../work-schema.ts'
import { memberIdOf } from './accounts.ts'
import { dayFrom, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { seedNewDays } from './new-days.ts'
import { otherReports } from './other-teams.ts'
import { type DemoActivity, type DemoHabits, type DemoWork, demoDay, habitsOf } from './timesheet-days.ts'

/** Who logs their time, and since how many days. `part` names the days that are in already. */
interface Loggers {
  readonly part: string
  readonly people: readonly string[]
  readonly daysBack: number
}

const loggers: readonly Loggers[] = [
  { part: 'timesheets', people: ['member', 'lead', 'amir', 'olivia', 'tomas'], daysBack: 365 },
  { part: 'timesheets-of-other-teams', people: otherReports.map(({ name }) => name), daysBack: 28 },
]

interface WorkRow extends DemoWork, Record<string, unknown> {
  readonly memberId: string
}

/** What each of the people has worked on or works on, the largest commitment first. */
const findWorks = async (db: Queries, people: readonly string[]): Promise<readonly WorkRow[]> => {
  const { rows } = await db.execute<WorkRow>(sql`
    select c.member_id as "memberId", c.id as "commitmentId", c.start_date::text as "startDate", c.end_date::text as "endDate",
      json_agg(json_build_object('id', p.id, 'name', p.name, 'epics', p.epics) order by cp.position) as projects
    from ${commitment} c
    join ${commitmentProject} cp on cp.member_id = c.member_id and cp.commitment_id = c.id
    join (
      select p.id, p.name, json_agg(e.name order by e.name) as epics
      from ${project} p join ${epic} e on e.project_id = p.id
      group by p.id
    ) p on p.id = cp.project_id
    where c.member_id in ${people.map(memberIdOf)} and c.status_v2 in ('Active', 'Expired')
    group by c.member_id, c.id
    order by c.member_id, c.hours_per_week_max desc nulls last, c.id`)
  return rows
}

/** The activities that can be chosen, each with the technologies that can. */
const findActivities = async (db: Queries): Promise<readonly DemoActivity[]> => {
  const { rows } = await db.execute<DemoActivity & Record<string, unknown>>(sql`
    select a.id as "activityId", a.value as "activityValue", json_agg(t.id order by t.value) as "technologyIds"
    from ${activity} a
    join ${activityTechnology} link on link.activity_id = a.id
    join ${technology} t on t.id = link.technology_id
    where not a.disabled and not t.disabled
    group by a.id
    order by a.value`)
  return rows
}

/** The days from start to end on which somebody has a record or leave already, as `memberId/day`. */
const findTakenDays = async (
  db: Queries,
  people: readonly string[],
  start: string,
  end: string,
): Promise<ReadonlySet<string>> => {
  const { rows } = await db.execute<{ taken: string }>(sql`
    select member_id || '/' || date as taken from ${timesheet}
    where member_id in ${people.map(memberIdOf)} and date between ${start} and ${end}
    union
    select member_id || '/' || date from ${leave}
    where member_id in ${people.map(memberIdOf)} and date between ${start} and ${end}`)
  return new Set(rows.map(({ taken }) => taken))
}

const recordsOf = (person: string, day: string, habits: DemoHabits) => {
  const memberId = memberIdOf(person)
  const { isLeave, records } = demoDay(person, day, habits)
  return {
    leaves: isLeave ? [{ memberId, id: seedId(`${person}/leave/${day}`), date: day }] : [],
    records: records.map((record, index) => {
      const enteredAt = `${day}T17:${String(10 + index).padStart(2, '0')}:00Z`
      return {
        memberId,
        id: seedId(`${person}/timesheet/${day}/${index}`),
        commitmentId: record.commitmentId,
        projectId: record.projectId,
        epic: record.epic,
        date: day,
        activityId: record.activityId,
        technologyId: record.technologyId,
        issueNo: record.issueNo,
        effort: record.effort,
        adjustment: record.adjustment,
        description: record.description,
        version: 1,
        createdAt: enteredAt,
        updatedAt: enteredAt,
      }
    }),
  }
}

const insertDays = async (db: Queries, people: readonly string[], start: string, end: string): Promise<void> => {
  const works = await findWorks(db, people)
  const [activities, taken] = [await findActivities(db), await findTakenDays(db, people, start, end)]
  const made = people.flatMap((person) => {
    const memberId = memberIdOf(person)
    const ofPerson = works.filter((work) => work.memberId === memberId)
    const habits = habitsOf(person, person === 'lead', ofPerson, activities)
    return daysFrom(start, end)
      .filter((day) => !taken.has(`${memberId}/${day}`))
      .map((day) => recordsOf(person, day, habits))
  })
  await insertRows(
    db,
    leave,
    made.flatMap(({ leaves }) => leaves),
  )
  await insertRows(
    db,
    timesheet,
    made.flatMap(({ records }) => records),
  )
}

/**
 * Twelve months of records and leave of five people, and four weeks of the other teams, until yesterday. A start on a later day adds the
 * days since; what people entered, changed or removed stays as they left it.
 */
export const seedTimesheets = async (db: Queries, today: Date): Promise<void> => {
  for (const { part, people, daysBack } of loggers)
    await seedNewDays(db, part, { first: dayFrom(today, -daysBack), last: dayFrom(today, -1) }, (start, end) =>
      insertDays(db, people, start, end),
    )
}
