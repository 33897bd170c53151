import { brotliCompressSync, constants } from 'node:zlib'
import { Pool } from 'undici'
import { seedId } from '../../src/service/db/seed/ids.ts'
import { filterAuthors } from '../../src/view-models/author-list.ts'
import { onDatabaseOf } from '../faults/support/portal-database.ts'
import { type RunningPortal, startPortal } from '../support/portal.ts'
import { median, type Part, ratio } from './figures.ts'
import { inTurns } from './in-turns.ts'
import { signedIn } from './timesheet-demo.ts'

const authorCount = 20_000
const leadId = seedId('lead/member')

/** Makes the demo lead's authors twenty thousand, with two days of commits each, past v1. */
const fill = async (portal: RunningPortal): Promise<void> => {
  await onDatabaseOf(
    portal,
    `insert into commit_author (line_manager_id, id, author)
     select $1, gen_random_uuid(), 'Author ' || number || ' <author.' || number || '@contractors.example>'
     from generate_series((select count(*) + 1 from commit_author where line_manager_id = $1), ${authorCount}) number`,
    [leadId],
  )
  await onDatabaseOf(
    portal,
    `insert into commit_day (line_manager_id, author_id, repository_id, date, lines)
     select a.line_manager_id, a.id, r.id, date '2026-01-05' + day, 40
     from commit_author a, (select id from repository limit 1) r, generate_series(0, 1) day
     where a.line_manager_id = $1 and a.author like 'Author %'`,
    [leadId],
  )
  for (const table of ['commit_author', 'commit_day']) await onDatabaseOf(portal, `analyze ${table}`)
}

const query = '{ authors(showIgnored: false) { id author memberId memberName isIgnored lines lastCommitOn } }'

interface Answer {
  readonly data: { readonly authors: Parameters<typeof filterAuthors>[0] }
}

/** Milliseconds of one search through the list, as the page makes it with every key. */
const searched = (authors: Answer['data']['authors'], rounds: number): number => {
  const times = Array.from({ length: rounds }, (_, round) => {
    const begun = performance.now()
    filterAuthors(authors, { search: `author 1${round % 10}`, unassigned: true, showIgnored: false })
    return performance.now() - begun
  })
  return median(times)
}

/** The built portal with its demo data, asked over HTTP one after the other. */
export const authors: Part = {
  name: 'authors',
  title: 'The commit authors of a line manager, 20,000 of them, in the built portal',
  measure: async ({ quick }) => {
    const rounds = quick ? 3 : 30
    const portal = await startPortal()
    const pool = new Pool(portal.url, { connections: 1 })
    try {
      const { post, get } = await signedIn(pool, 'lead')
      await fill(portal)
      const [listed, listedCall] = await inTurns(
        rounds,
        () => post('/graphql', { query }),
        () => get(`/v1/authors/${leadId}?showIgnoredItems=false`),
      )
      const answer = (await post('/graphql', { query })) as Answer
      const text = Buffer.from(JSON.stringify(answer))
      const onTheWay = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
      const all = answer.data.authors
      return [
        { name: '20,000 authors through the gateway', value: listed, unit: 'ms' },
        { name: 'the authors from v1 directly', value: listedCall, unit: 'ms' },
        ratio('the authors beside their v1 call', listed, listedCall, { is: 'at most', value: 4 }),
        { name: 'their answer', value: text.length / 1000, unit: 'kB' },
        { name: 'their answer, compressed', value: onTheWay / 1000, unit: 'kB' },
        { name: 'one search through them', value: searched(all, quick ? 20 : 200), unit: 'ms' },
      ]
    } finally {
      await pool.close()
      await portal.cleanUp()
    }
  },
}
