import { parseArgs } from 'node:util'
import { withOwnerWork } from '#server/admin-database.ts'
import { readSettings } from '#server/settings.ts'
import { grantAccesses, listAccesses, revokeAccesses } from '#service/admin/accesses.ts'
import { accountAudit } from '#service/admin/account-audit.ts'
import { AdminProblem } from '#service/admin/admin-problem.ts'
import { approveLoan, listLoans, payLoan, rejectLoan, repayLoan, showLoan } from '#service/admin/loans.ts'
import type { OwnerWork } from '#service/admin/owner-work.ts'
import { approvePayRuns, draftPayRuns, listPayRuns, payPayRun, showPayRun, withdrawPayRuns } from '#service/admin/pay-runs.ts'
import type { Terminal } from './admin-terminal.ts'

/** npm run admin -- payrun …, loan …, account … and access …: docs/pay-runs.md, loans.md, payment-methods.md and accesses.md. */
export const moneyUsage = `  npm run admin -- payrun draft --from DAY --to DAY [--member E-MAIL] [--currency TMN] [--rate TMN=52000]
                                       makes the pay runs of a period from time records
  npm run admin -- payrun list         the pay runs that are not paid yet
  npm run admin -- payrun approve ID   approves pay runs that their members have confirmed; several ids at once
  npm run admin -- payrun show ID      a pay run with the account that its money goes to, in full
  npm run admin -- payrun pay ID --reference TEXT
                                       notes that a pay run is paid
  npm run admin -- payrun withdraw ID  takes back pay runs that are not confirmed yet; several ids at once
  npm run admin -- loan list           the loans that are not over
  npm run admin -- loan show ID        a loan with the account that its money goes to, in full
  npm run admin -- loan approve ID --amount AMOUNT [--start DAY]
                                       approves a loan of this amount; its first instalment is due on the day
  npm run admin -- loan reject ID --reason TEXT
                                       rejects a loan, and says why
  npm run admin -- loan pay ID --reference TEXT
                                       notes that a loan is paid out
  npm run admin -- loan repay ID --installment N --paid DAY
                                       notes that the next instalment was paid back
  npm run admin -- account audit E-MAIL
                                       who added, changed and saw a member's payment accounts, and when
  npm run admin -- access list         the accesses that are to be granted or revoked
  npm run admin -- access grant ID     notes that accesses are granted; several ids at once
  npm run admin -- access revoke ID    notes that accesses are revoked; several ids at once
`

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  member: { type: 'string' },
  currency: { type: 'string' },
  rate: { type: 'string', multiple: true },
  reference: { type: 'string' },
  reason: { type: 'string' },
  start: { type: 'string' },
  paid: { type: 'string' },
  amount: { type: 'string' },
  installment: { type: 'string' },
} as const

type Work = (work: OwnerWork) => Promise<readonly string[]>

interface Given {
  readonly ids: readonly string[]
  readonly values: { readonly [Name in keyof typeof options]?: string | readonly string[] }
}

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

const text = (value: string | readonly string[] | undefined): string | null => (typeof value === 'string' ? value : null)

const draft = ({ ids, values }: Given): Work | null => {
  const [from, to] = [text(values.from), text(values.to)]
  if (from === null || to === null || ids.length > 0) return null
  const rates = readRates([values.rate ?? []].flat())
  const currency = text(values.currency) ?? 'TMN'
  return (work) => draftPayRuns(work, { fromDate: from, toDate: to, member: text(values.member), currency, rates })
}

const list =
  (work: Work) =>
  ({ ids }: Given): Work | null =>
    ids.length === 0 ? work : null

/** A command about one record or more. */
const several =
  (work: (given: OwnerWork, ids: readonly string[]) => Promise<readonly string[]>) =>
  ({ ids }: Given): Work | null =>
    ids.length === 0 ? null : (given) => work(given, ids)

/** A command about one record. */
const named =
  (work: (given: OwnerWork, id: string) => Promise<readonly string[]>) =>
  ({ ids: [id, ...rest] }: Given): Work | null =>
    id === undefined || rest.length > 0 ? null : (given) => work(given, id)

/** A command about one record with one option that it needs. */
const about =
  (option: 'reference' | 'reason', work: (given: OwnerWork, id: string, value: string) => Promise<readonly string[]>) =>
  ({ ids: [id, ...rest], values }: Given): Work | null => {
    const value = text(values[option])
    if (id === undefined || rest.length > 0 || value === null) return null
    return (given) => work(given, id, value)
  }

const approve = ({ ids: [id, ...rest], values }: Given): Work | null => {
  const amount = text(values.amount)
  if (id === undefined || rest.length > 0 || amount === null) return null
  return (work) => approveLoan(work, id, amount, text(values.start))
}

const repay = ({ ids: [id, ...rest], values }: Given): Work | null => {
  const [installment, paid] = [text(values.installment), text(values.paid)]
  if (id === undefined || rest.length > 0 || installment === null || paid === null) return null
  return (work) => repayLoan(work, id, installment, paid)
}

interface Command {
  /** The options that it uses; another one is a mistake. */
  readonly takes: readonly (keyof typeof options)[]
  readonly work: (given: Given) => Work | null
}

const commands: Readonly<Record<string, Command>> = {
  'payrun draft': { takes: ['from', 'to', 'member', 'currency', 'rate'], work: draft },
  'payrun list': { takes: [], work: list(listPayRuns) },
  'payrun approve': { takes: [], work: several(approvePayRuns) },
  'payrun show': { takes: [], work: named(showPayRun) },
  'payrun pay': { takes: ['reference'], work: about('reference', payPayRun) },
  'payrun withdraw': { takes: [], work: several(withdrawPayRuns) },
  'loan list': { takes: [], work: list(listLoans) },
  'loan show': { takes: [], work: named(showLoan) },
  'loan approve': { takes: ['amount', 'start'], work: approve },
  'loan reject': { takes: ['reason'], work: about('reason', rejectLoan) },
  'loan pay': { takes: ['reference'], work: about('reference', payLoan) },
  'loan repay': { takes: ['installment', 'paid'], work: repay },
  'account audit': { takes: [], work: named(accountAudit) },
  'access list': { takes: [], work: list(listAccesses) },
  'access grant': { takes: [], work: several(grantAccesses) },
  'access revoke': { takes: [], work: several(revokeAccesses) },
}

const workOf = (parameters: readonly string[]): Work | null => {
  const [domain, command, ...rest] = parameters
  const found = commands[`${domain} ${command}`]
  if (found === undefined) return null
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true })
    const isPassedOver = (name: string): boolean => !found.takes.some((one) => one === name)
    if (Object.keys(values).some(isPassedOver)) return null
    return found.work({ ids: positionals, values })
  } catch (error) {
    if (error instanceof AdminProblem) throw error
    // An option that there is not.
    return null
  }
}

/**
 * Carries out a `payrun`, `loan`, `account` or `access` command and prints a line for what it did.
 *
 * @returns false when it is none
 */
export const runMoneyCommand = async (parameters: readonly string[], { environment, print }: Terminal): Promise<boolean> => {
  const work = workOf(parameters)
  if (work === null) return false
  const lines = await withOwnerWork(readSettings(environment), work)
  print(lines.map((line) => `${line}\n`).join(''))
  return true
}
