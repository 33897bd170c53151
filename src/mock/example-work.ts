import { addDays, daysFrom, isWorkday, mondayOf } from '#rules/weeks.ts'
import { exampleId, table } from './table.ts'

/** One in every state. Start and end are days before or after today, nothing is 'Not set'; hours a week are agreed or not. */
const commitments = table(
  'c',
  'name status start end hours projects',
  `
  Quarry Safety Reports | Expired | -700 | -240 | 38 | Quarry Reports
  Harbour Booking Platform | Active | -200 | 165 | 40 | Harbour Web, Harbour API, Berth Planner
  Atlas Map Service | Active | -90 | | 10 | Atlas Tiles, Atlas Styles
  Bakery Orders | Rejected | -60 | 120 | | Bakery Shop
  Orchard Stock Control | Pending | 7 | 190 | 20 | Orchard Mobile, Orchard Scales
  Ferry Timetables | Pending | | | 16 | Ferry Boards
  Lighthouse Monitoring | Upcoming | 30 | 395 | | Lighthouse Alerts`,
)
const projects = table('d', 'name', commitments.map(({ projects: names }) => names.replaceAll(', ', '\n')).join('\n'))

/** The example of a name, as another one refers to it. */
const pick = <Field extends string>(list: ReadonlyArray<Readonly<Record<Field | 'id', string>>>, field: Field, name: string) =>
  list.filter((one) => one[field] === name).map(({ id }) => ({ id, [field]: name }))[0]

const repositories = table(
  '2',
  'name project access lastCommitAt myLines bugs smells',
  `
  atlas-tiles | Atlas Tiles | Read | 2026-01-09T16:40:00.000Z | 420
  harbour-api | Harbour API | Write | 2026-01-12T07:55:00.000Z | 12408 | | 14
  harbour-web | Harbour Web | Admin | 2026-01-11T18:20:00.000Z | 30117 | 2 | 41
  lighthouse-alerts | Lighthouse Alerts | Write`,
)

/** Activities, the first of their technologies being the default. */
const activities = table(
  'e',
  'value technologies',
  `
  Code review | TypeScript, React, PostgreSQL
  Design | Figma
  Development | TypeScript, React, GraphQL, PostgreSQL, Flash
  Fax support | Flash
  Meeting | No technology
  Testing | Playwright, TypeScript`,
)
const technologies = table('b', 'value', 'Figma\nFlash\nGraphQL\nNo technology\nPlaywright\nPostgreSQL\nReact\nTypeScript')
const isOutdated = (value: string): boolean => value === 'Flash' || value === 'Fax support'

/** What is logged on a weekday, Monday being 1. */
const week = table(
  '0',
  'weekday commitment project epic activity technology effort text',
  `
  1 | Harbour Booking Platform | Harbour Web | Accessibility | Development | TypeScript | 4.5 | Drag a berth with the keyboard
  1 | Harbour Booking Platform | Harbour Web | Accessibility | Meeting | No technology | 0.75 | Planning of the week
  1 | Atlas Map Service | Atlas Tiles | Tides | Code review | PostgreSQL | 2 | Review of the tile index
  2 | Harbour Booking Platform | Harbour API | Bookings | Development | GraphQL | 6 | Bookings by quay and day
  2 | Harbour Booking Platform | Harbour API | Bookings | Testing | Playwright | 1.5 | Two bookings of one berth
  3 | Harbour Booking Platform | Harbour Web | Accessibility | Development | React | 5.25 | Names of the icons on the board
  4 | Atlas Map Service | Atlas Styles | Accessibility | Design | Figma | 3 | Contrast of water and land at night
  4 | Harbour Booking Platform | Harbour Web | Sign-in | Development | TypeScript | 4 | Sign in again without losing a draft
  5 | Harbour Booking Platform | Berth Planner | Tides | Development | TypeScript | 5 | Tide tables of two harbours
  5 | Harbour Booking Platform | Berth Planner | Tides | Fax support | Flash | 0.5 | The old planner prints once more`,
)

export const exampleRepositories = repositories.map(({ id, name, project, access, lastCommitAt, myLines, bugs, smells }) => ({
  ...{ id, name, access, project: pick(projects, 'name', project), lastCommitAt: lastCommitAt || null, myLines: Number(myLines) },
  url: `https://git.demo.test/${name.replace('-', '/')}`,
  defaultBranch: access === 'Admin' ? 'trunk' : 'main',
  issues: [
    { class: 'Bug', count: Number(bugs), severity: 'Blocker' },
    { class: 'Code smell', count: Number(smells), severity: 'Minor' },
  ].filter(({ count }) => count > 0),
}))

/** `Fax support` is disabled. */
export const exampleActivities = activities.map(({ id, value, technologies: names }) => ({
  ...{ id, value, disabled: isOutdated(value) },
  defaultTechnologyId: technologies.find((one) => names.startsWith(one.value))?.id,
}))

/** `Flash` is disabled. */
export const exampleTechnologies = technologies.map(({ id, value }) => ({
  ...{ id, value, disabled: isOutdated(value) },
  activityIds: activities.filter((one) => one.technologies.split(', ').includes(value)).map((one) => one.id),
}))

/** What happens around a day. @param today `YYYY-MM-DD` */
export const workAround = (today: string) => {
  const dayAt = (distance: string) => (distance === '' ? null : addDays(today, Number(distance)))
  const leaveDay = addDays(mondayOf(today), -3)
  const logged = daysFrom(addDays(today, -14), today)
    .filter((day) => isWorkday(day) && day !== leaveDay)
    .flatMap((date) =>
      week.filter(({ weekday }) => Number(weekday) === new Date(date).getUTCDay()).map((one) => ({ ...one, date })),
    )
  const sharesOf = (name: 'activity' | 'technology' | 'epic' | 'date') =>
    [...new Set(logged.map((one) => one[name]))].map((one) => {
      const hours = logged.filter((other) => other[name] === one).map(({ effort }) => Number(effort))
      return { id: one, name: one, netEffort: hours.reduce((sum, more) => sum + more, 0) }
    })
  return {
    commitments: commitments.map(({ id, name, status, start, end, hours, projects: names }) => ({
      ...{ id, name, status, awaitsMember: status === 'Pending', startDate: dayAt(start), endDate: dayAt(end) },
      statusMessage: status === 'Rejected' ? 'I have no room for another engagement before summer.' : null,
      projects: names.split(', ').map((one) => pick(projects, 'name', one)),
      ...{ hasWeeklyHours: hours !== '', hoursPerWeekMin: Number(hours) / 2, hoursPerWeekMax: Number(hours) },
    })),
    leaves: [{ date: leaveDay }],
    /** The first was adjusted by an audit. */
    entries: logged.map(({ date, commitment, project, epic, activity, technology, effort, text }, index) => ({
      ...{ id: exampleId('4', index + 1), date, epic, ticket: `HB-${index + 101}`, effort: Number(effort) },
      description: `HB-${index + 101} - ${text}`,
      commitment: pick(commitments, 'name', commitment),
      project: pick(projects, 'name', project),
      activity: pick(activities, 'value', activity),
      technology: pick(technologies, 'value', technology),
      adjustment: index === 0 ? -0.5 : 0,
    })),
    report: {
      ...{ days: sharesOf('date'), activities: sharesOf('activity') },
      ...{ technologies: sharesOf('technology'), epics: sharesOf('epic') },
    },
    bars: commitments
      .filter(({ status }) => status === 'Active')
      .map(({ id, name }) => ({
        ...{ id, name },
        days: daysFrom(addDays(today, -6), today).map((date) => {
          const records = logged.filter((one) => one.date === date && one.commitment === name)
          const loggedHours = records.reduce((sum, { effort }) => sum + Number(effort), 0)
          const leaveHours = date === leaveDay ? 8 : 0
          return { date, loggedHours, watchedHours: loggedHours * 0.9, leaveHours, codeLines: Math.round(loggedHours * 60) }
        }),
      })),
  }
}
