import type { Page } from 'playwright'
import { Pool } from 'undici'
import { messages } from '../../src/rules/messages.ts'
import { lastCompleteWeek, weekAt } from '../../src/rules/weekly-audit.ts'
import { onDatabaseOf } from '../faults/support/portal-database.ts'
import type { RunningPortal } from '../support/portal.ts'
import { median, type Part, ratio } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { openSignedIn } from './signed-in-page.ts'
import { dayBefore, signedIn } from './timesheet-demo.ts'

const memberCount = 200
/** Milliseconds without a change of the page after which nothing more is expected. */
const quiet = 500

/** Makes the demo lead's team two hundred, the new ones with four records, activity and a commitment on each day, past v1. */
const fill = async (portal: RunningPortal, managerId: string, start: string): Promise<void> => {
  await onDatabaseOf(
    portal,
    `with accounts as (
       insert into user_account (id, user_name, password_hash, role, created_at)
       select gen_random_uuid(), 'team' || number || '@audit.example', 'none', 'Teammember', now()
       from generate_series((select count(*) + 1 from team_member where line_manager_id = $1), ${memberCount}) number
       returning id, user_name)
     insert into team_member (id, user_account_id, line_manager_id, first_name, last_name, email, member_since)
     select gen_random_uuid(), id, $1, 'Team', substring(user_name from '[0-9]+'), user_name, now() from accounts`,
    [managerId],
  )
  const team = `select id from team_member where email like 'team%@audit.example'`
  await onDatabaseOf(
    portal,
    `with one as (select gen_random_uuid() as id)
     insert into commitment (member_id, id, name, status_v2, type, hours_per_week_min, start_date, created_at)
     select team.id, one.id, 'Night Ferry', 'Active', 'Hours Per week', 40, '2024-01-08', now() from (${team}) team, one`,
  )
  await onDatabaseOf(
    portal,
    `insert into timesheet (member_id, id, commitment_id, project_id, epic, date, activity_id, technology_id, issue_no, effort,
       description, created_at, updated_at)
     select c.member_id, gen_random_uuid(), c.id, one.project_id, 'Cabins', $1::date + number / 4, one.activity_id, one.technology_id,
       'NF-1', 1.5, 'NF-1', now(), now()
     from commitment c, (select * from timesheet limit 1) one, generate_series(0, 27) number where c.member_id in (${team})`,
    [start],
  )
  await onDatabaseOf(
    portal,
    `insert into activity_watch (member_id, commitment_id, date, seconds)
     select member_id, id, $1::date + number, 20000 from commitment, generate_series(0, 6) number where member_id in (${team})`,
    [start],
  )
  for (const table of ['team_member', 'commitment', 'timesheet', 'activity_watch']) await onDatabaseOf(portal, `analyze ${table}`)
}

/** What a page notes of itself from its navigation on, in milliseconds; 0 for what has not been. */
interface Painted {
  /** When the first members' cards had been painted. */
  cards: number
  /** When the newest change had been painted. */
  newest: number
}

const readPainted = (page: Page): Promise<Painted> =>
  page.evaluate(() => (window as unknown as { readonly painted: Painted }).painted)

/** Makes every page of the browser note when what changed in it was painted. */
const notePaints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const painted: Painted = { cards: 0, newest: 0 }
    Object.assign(window, { painted })
    new MutationObserver(() => {
      const hasCards = document.querySelector('main h3') !== null
      // The frame's own work comes between its callback and the next task.
      requestAnimationFrame(() =>
        setTimeout(() => {
          painted.newest = performance.now()
          if (hasCards && painted.cards === 0) painted.cards = painted.newest
        }),
      )
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
}

/** Loads the audit anew. @returns when its cards were first painted, and when nothing changed any more */
const loadAudit = async (page: Page, url: string): Promise<Painted> => {
  await page.goto(`${url}/team-member/weekly-timesheet-audit`, { waitUntil: 'commit' })
  await page.waitForFunction((still) => {
    const { painted } = window as unknown as { readonly painted: Painted }
    return painted.cards > 0 && performance.now() - painted.newest > still
  }, quiet)
  const count = await page.locator('main h3').count()
  if (count !== memberCount) throw new Error(`The audit shows ${count} members instead of ${memberCount}`)
  const empty = await page.getByText(messages.weekIsEmpty).count()
  if (empty > memberCount / 10) throw new Error(`Of ${empty} members the audit has no figures`)
  return await readPainted(page)
}

/** The weekly audit of the built portal with a team of two hundred, in a real browser. */
export const audit: Part = {
  name: 'audit',
  title: `The weekly audit of ${memberCount} members in a browser, loaded anew with a warm cache`,
  measure: ({ quick }) =>
    inBrowser(async ({ portal, browser }) => {
      const rounds = quick ? 2 : 15
      const pool = new Pool(portal.url, { connections: 1 })
      try {
        const { post, memberId } = await signedIn(pool, 'lead')
        const week = weekAt(dayBefore(0), lastCompleteWeek)
        const [startDate = '', endDate = ''] = [week[0], week.at(-1)]
        await fill(portal, memberId, startDate)
        const page = await openSignedIn(browser, portal.url, 'lead')
        await notePaints(page)
        const times = { cards: [] as number[], settled: [] as number[], gateway: [] as number[], call: [] as number[] }
        const timed = async (list: number[], work: () => Promise<unknown>): Promise<void> => {
          const begun = performance.now()
          await work()
          list.push(performance.now() - begun)
        }
        const fields =
          'memberId name photoUrl days { date watchedHours loggedHours leaveHours codeLines } targetHours missingHours'
        const query = `{ weeklyAudit(start: "${startDate}", end: "${endDate}", own: false) { id members { ${fields} } } }`
        // The first rounds warm up.
        for (let round = -2; round < rounds; round += 1) {
          if (round === 0) for (const list of Object.values(times)) list.length = 0
          const { cards, newest } = await loadAudit(page, portal.url)
          times.cards.push(cards)
          times.settled.push(newest)
          await timed(times.gateway, () => post('/graphql', { query }))
          await timed(times.call, () => post('/v1/reports/weeklyTimesheetAudit', { startDate, endDate }))
        }
        const [cards, settled] = [median(times.cards), median(times.settled)]
        const [gateway, call] = [median(times.gateway), median(times.call)]
        return [
          { name: 'from the navigation until the first cards are painted', value: cards, unit: 'ms' },
          { name: 'from the navigation until nothing changes any more', value: settled, unit: 'ms' },
          { name: 'the week through the gateway alone', value: gateway, unit: 'ms' },
          { name: 'the week from v1 directly', value: call, unit: 'ms' },
          ratio('the first cards beside their v1 call', cards, call),
          ratio('until nothing changes beside their v1 call', settled, call),
          ratio('the week through the gateway beside its v1 call', gateway, call),
        ]
      } finally {
        await pool.close()
      }
    }),
}
