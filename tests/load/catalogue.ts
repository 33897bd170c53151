import { Pool } from 'undici'
import { onDatabaseOf } from '../faults/support/portal-database.ts'
import { type RunningPortal, startPortal } from '../support/portal.ts'
import { type Part, ratio } from './figures.ts'
import { inTurns } from './in-turns.ts'
import { signedIn } from './timesheet-demo.ts'

const courses = 10_000

/** Adds ten thousand courses of five lessons each to the catalogue, past v1. */
const fill = async (portal: RunningPortal): Promise<void> => {
  await onDatabaseOf(
    portal,
    `insert into course (id, slug, title, description, tags, source, content_hash, duration, facets, words, summary, author, level, skill_ids)
     select gen_random_uuid(), 'course-' || number, 'Course ' || number, 'About it', array['Generated'], '', '', 30 + number % 1000,
       array[level, skill.id::text],
       array_to_tsvector(array['course', number::text, lower(skill.name), 'ninety' || number % 90]), 'A summary', 'Nora Blum', level, array[skill.id]
     from generate_series(1, ${courses}) number
     cross join lateral (select (array['Junior', 'MidLevel', 'Senior'])[1 + number % 3] as level) levels
     cross join lateral (select id, name from skill order by id offset number % 100 limit 1) skill`,
    [],
  )
  await onDatabaseOf(
    portal,
    `insert into course_step (course_id, position, id, title, duration, content)
     select id, position, gen_random_uuid(), 'Lesson', 6, repeat('<p>Text</p>', 200) from course, generate_series(0, 4) position
     where slug like 'course-%' and source = ''`,
    [],
  )
  await onDatabaseOf(portal, 'analyze course', [])
  await onDatabaseOf(portal, 'analyze course_step', [])
}

const fields = 'hasMore courses { id courseId title summary author imageUrl minutes level tags skills steps { id kind } }'

/** The built portal with its demo data, asked over HTTP one after the other. */
export const catalogue: Part = {
  name: 'catalogue',
  title: 'The catalogue of 10,000 courses in the built portal, until the answer is there',
  measure: async ({ quick }) => {
    const rounds = quick ? 10 : 150
    const portal = await startPortal()
    const pool = new Pool(portal.url, { connections: 1 })
    try {
      const { post } = await signedIn(pool)
      await fill(portal)
      const filtered = { text: 'ninety42', skillIds: [], levels: ['Junior'], hours: { min: 0, max: 10 } }
      const query = (criteria: string) => ({ query: `{ courses(page: 1, criteria: ${criteria}) { ${fields} } }` })
      const [found, foundCall] = await inTurns(
        rounds,
        () => post('/graphql', query(`{ text: "${filtered.text}", skillIds: [], levels: [Junior], hours: { min: 0, max: 10 } }`)),
        () => post('/v1/tmCourse/find', { Text: filtered.text, Level: filtered.levels, Duration: [0, 10] }),
      )
      const [all, allCall] = await inTurns(
        rounds,
        () => post('/graphql', query('{ text: "", skillIds: [], levels: [] }')),
        () => post('/v1/tmCourse/find', { PageSize: 101 }),
      )
      return [
        { name: '10,000 courses filtered through the gateway', value: found, unit: 'ms' },
        { name: 'the filtered courses from v1 directly', value: foundCall, unit: 'ms', budget: { is: 'at most', value: 50 } },
        ratio('the filtered courses beside their v1 call', found, foundCall),
        { name: 'the first page of 10,000 courses through the gateway', value: all, unit: 'ms' },
        { name: 'the first page from v1 directly', value: allCall, unit: 'ms' },
        ratio('the first page beside its v1 call', all, allCall),
      ]
    } finally {
      await pool.close()
      await portal.cleanUp()
    }
  },
}
