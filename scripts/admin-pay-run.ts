import { parseArgs } from 'node:util'
import { withAdminDatabase } from '#server/admin-database.ts'
import { readKnownSecret } from '#server/secrets.ts'
import { readSettings } from '#server/settings.ts'
import { AdminProblem } from '#service/admin/admin-problem.ts'
import { approvePayRuns, draftPayRuns, listPayRuns, type PayWork, payPayRun } from '#service/admin/pay-runs.ts'
import { deriveKeys } from '#service/keys.ts'

/** npm run admin -- payrun …: docs/pay-runs.md. */
export const payRunUsage = `  npm run admin -- payrun draft --from DAY --to DAY [--member E-MAIL] [--currency TMN] [--rate TMN=52000]
                                       makes the pay runs of a period from time records
  npm run admin -- payrun list         the pay runs that are not paid yet
  npm run admin -- payrun approve ID   approves pay runs that their members have confirmed; several ids at once
  npm run admin -- payrun pay ID --reference TEXT
                                       notes that a pay run is paid
`

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  member: { type: 'string' },
  currency: { type: 'string' },
  rate: { type: 'string', multiple: true },
  reference: { type: 'string' },
} as const

/** `TMN=52000` by currency. */
const readRates = (given: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    given.map((text) => {
      const [, currency, rate] = /^([A-Z]{3})=(\d{1,12}(?:\.\d{1,6})?)$/.exec(text) ?? []
      if (currency === undefined || rate === undefined || Number(rate) === 0) {
        throw new AdminProblem([`--rate ${text} is no rate; for example TMN=52000 says that one AUD is 52,000 TMN.`])
      }
      return [currency, rate]
    }),
  )

const workOf = (parameters: readonly string[]): ((work: PayWork) => Promise<readonly string[]>) | null => {
  const { values, positionals } = parseArgs({ args: [...parameters], options, allowPositionals: true })
  const [command, ...ids] = positionals
  const { from, to, member = null, currency = 'TMN', rate = [], reference } = values
  if (command === 'draft' && from !== undefined && to !== undefined && ids.length === 0) {
    const rates = readRates(rate)
    return (work) => draftPayRuns(work, { fromDate: from, toDate: to, member, currency, rates })
  }
  if (command === 'list' && ids.length === 0) return listPayRuns
  if (command === 'approve' && ids.length > 0) return (work) => approvePayRuns(work, ids)
  const [id] = ids
  if (command === 'pay' && id !== undefined && ids.length === 1 && reference !== undefined) {
    return (work) => payPayRun(work, id, reference)
  }
  return null
}

/**
 * Carries out a `payrun` command and prints a line for what it did.
 *
 * @returns false when it is none
 */
export const runPayRunCommand = async (parameters: readonly string[]): Promise<boolean> => {
  let work: ReturnType<typeof workOf>
  try {
    work = workOf(parameters)
  } catch (error) {
    if (error instanceof AdminProblem) throw error
    // An option that there is not.
    return false
  }
  if (work === null) return false
  const settings = readSettings(process.env)
  const keys = deriveKeys(readKnownSecret(settings))
  const lines = await withAdminDatabase(settings, (db) => work({ db, keys, now: new Date() }))
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  return true
}
