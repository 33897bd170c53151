import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { defaultExchangeCurrency } from '#rules/money.ts'
import { isPayRunTooLong, overlaps, payRunTooLong } from '#rules/pay-runs.ts'
import { recordAudit } from '../audit/store.ts'
import { isOneOf } from '../db/database.ts'
import { payRun, payRunItem } from '../db/pay-run-schema.ts'
import { groupBy } from '../group-by.ts'
import { isKeptDay } from '../timesheet/days.ts'
import type { PayRunEntry, PayRunLineEntry } from './document.ts'
import { resolveName } from './import-catalogue.ts'
import { resolveMoment } from './import-commitments.ts'
import { canonicalAmount, commitmentFinder, type References, standing } from './import-money.ts'
import { resolvePerson } from './import-projects.ts'
import { totalsOf } from './pay-run-totals.ts'
import { readPayRuns, type StoredPayRun, type StoredPayRunLine } from './read-money.ts'
import { type ImportWork, matcher, nameKey } from './work.ts'

const checkPeriod = (work: ImportWork, path: string, { from, to }: PayRunEntry): void => {
  if (!isKeptDay(from)) work.problem(`${path}.from`, 'is no day of the calendar.')
  if (!isKeptDay(to)) work.problem(`${path}.to`, 'is no day of the calendar.')
  if (to < from) work.problem(`${path}.to`, 'must not be before from.')
  if (isPayRunTooLong(from, to)) work.problem(path, `from and to ${payRunTooLong}`)
}

const momentFields = ['confirmedAt', 'approvedAt', 'paidAt'] as const

/** Which steps a pay run has taken: those that are stored stand, and each needs the one before. */
const stepsOf = (work: ImportWork, path: string, entry: PayRunEntry, before: StoredPayRun | undefined) => {
  const step = (field: (typeof momentFields)[number]): string | null => {
    const given = entry[field]
    const moment = typeof given === 'string' ? resolveMoment(work, `${path}.${field}`, given) : null
    return standing(work, `${path}.${field}`, before?.[field], moment)
  }
  const [confirmedAt, approvedAt, paidAt] = [step('confirmedAt'), step('approvedAt'), step('paidAt')]
  const reference = standing(work, `${path}.reference`, before?.reference, entry.reference?.trim())
  const follows = (field: string, moment: string | null, earlier: string, previous: string | null): void => {
    if (moment === null) return
    if (previous === null) work.problem(`${path}.${field}`, `needs ${earlier}.`)
    else if (moment < previous) work.problem(`${path}.${field}`, `must not be before ${earlier}.`)
  }
  follows('approvedAt', approvedAt, 'confirmedAt', confirmedAt)
  follows('paidAt', paidAt, 'approvedAt', approvedAt)
  if (paidAt !== null && (reference === null || reference === '')) work.problem(`${path}.paidAt`, 'needs reference.')
  if (paidAt === null && reference !== null) work.problem(`${path}.reference`, 'needs paidAt.')
  return { confirmedAt, approvedAt, paidAt, reference }
}

/** The lines with names and ids. */
const lineResolver = (work: ImportWork, references: References) => {
  const findCommitment = commitmentFinder(work, references)
  const projectIds = new Set([...references.projects.values()].map(({ id }) => id))
  const projectOf = (path: string, { project, projectId }: PayRunLineEntry) => {
    if (project == null) {
      if (projectId != null) work.problem(`${path}.project`, 'is required.')
      return { project: null, projectId: null }
    }
    if (projectId == null) {
      const name = resolveName(work, `${path}.project`, project, references.projects, 'project')
      return { project: name, projectId: references.projects.get(nameKey(name))?.id ?? null }
    }
    const id = projectId.toLowerCase()
    if (!projectIds.has(id)) work.problem(`${path}.projectId`, `is ${id}, but there is no such project.`)
    return { project: work.name(`${path}.project`, project), projectId: id }
  }
  return (path: string, member: string, line: PayRunLineEntry): StoredPayRunLine => {
    const found = findCommitment(path, { ...line, member })
    const name = work.name(`${path}.commitment`, line.commitment)
    return {
      // With an id the name is what it was called when it was paid.
      commitment: line.commitmentId === undefined ? (found?.name ?? name) : name,
      commitmentId: found?.id ?? '',
      ...projectOf(path, line),
      hours: canonicalAmount(line.hours),
      rate: line.rate == null ? null : canonicalAmount(line.rate),
      amount: canonicalAmount(line.amount),
    }
  }
}

const contentFields = ['from', 'to', 'currency', 'lines', 'totalAud', 'totalPaid'] as const
type Content = Pick<StoredPayRun, (typeof contentFields)[number]>

const isSameContent = (one: Content, other: Content): boolean =>
  contentFields.every((field) => isDeepStrictEqual(one[field], other[field]))

/** What its member has confirmed is what is paid: a problem for each field that would be something else. */
const checkConfirmed = (work: ImportWork, path: string, before: StoredPayRun | undefined, wanted: StoredPayRun): void => {
  if (before?.confirmedAt == null) return
  for (const field of contentFields) {
    if (!isDeepStrictEqual(before[field], wanted[field])) {
      work.problem(`${path}.${field}`, 'is not what the member has confirmed, which stays.')
    }
  }
}

interface Placed {
  readonly path: string | null
  readonly id: string
  readonly from: string
  readonly to: string
}

/** Problems for periods of one member that share a day. @param runs all that the member will have */
const checkOverlaps = (work: ImportWork, runs: readonly Placed[]): void => {
  let [last, ...rest] = runs.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  for (const next of rest) {
    if (last === undefined) return
    const shares = overlaps({ fromDate: last.from, toDate: last.to }, { fromDate: next.from, toDate: next.to })
    // That two are of the very same days was said already.
    if (shares && (last.from !== next.from || last.to !== next.to)) {
      const [told, other] = next.path === null ? [last, next] : [next, last]
      const named = other.path ?? `the pay run ${other.id}`
      if (told.path !== null) work.problem(told.path, `overlaps ${named} of ${other.from} to ${other.to}.`)
    }
    if (next.to > last.to) last = next
  }
}

const write = async (
  { tx, now }: ImportWork,
  memberId: string,
  wanted: StoredPayRun,
  before: StoredPayRun | undefined,
): Promise<void> => {
  const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment))
  const row = {
    fromDate: wanted.from,
    toDate: wanted.to,
    audTotalPay: wanted.totalAud,
    lcTotalPay: wanted.totalPaid,
    exchangeCurrency: wanted.currency,
    tmApprovedDate: dateOf(wanted.confirmedAt),
    adminApprovedDate: dateOf(wanted.approvedAt),
    paymentReference: wanted.reference,
    paymentRefAddedDate: dateOf(wanted.paidAt),
    createdAt: new Date(wanted.createdAt),
  }
  await tx
    .insert(payRun)
    .values({ memberId, id: wanted.id, ...row })
    .onConflictDoUpdate({ target: [payRun.memberId, payRun.id], set: row })
  await tx.delete(payRunItem).where(and(eq(payRunItem.memberId, memberId), eq(payRunItem.payRunId, wanted.id)))
  const items = wanted.lines.map((line, position) => ({
    memberId,
    payRunId: wanted.id,
    position,
    commitmentId: line.commitmentId,
    commitmentName: line.commitment,
    projectId: line.projectId,
    projectName: line.project,
    totalHours: line.hours,
    audRate: line.rate,
    audPay: line.amount,
  }))
  if (items.length > 0) await tx.insert(payRunItem).values(items)
  const brought = (field: (typeof momentFields)[number]): boolean => (before?.[field] ?? null) === null && wanted[field] !== null
  const events = [
    ...(before === undefined ? (['Create'] as const) : isSameContent(before, wanted) ? [] : (['Update'] as const)),
    ...(brought('confirmedAt') ? (['TMApprove'] as const) : []),
    ...(brought('approvedAt') ? (['AdminApprove'] as const) : []),
    ...(brought('paidAt') ? (['PaymentRefAdd'] as const) : []),
  ]
  for (const event of events) {
    await recordAudit(tx, { memberId, type: 'PayRun', recordId: wanted.id, event, userId: null }, now)
  }
}

/** Pay runs of the past, and those that wait: nobody is told of them. What a member has confirmed stays. */
export const importPayRuns = async (work: ImportWork, entries: readonly PayRunEntry[], references: References): Promise<void> => {
  const { people } = references
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]))
  const owners = await work.tx.select({ id: payRun.memberId }).from(payRun).where(isOneOf(payRun.id, ids))
  const named = entries.map(({ member }) => people.idOf(member)).filter((id) => id !== null)
  const stored = await readPayRuns(work.tx, [...new Set([...named, ...owners.map(({ id }) => id)])])
  const keyOf = ({ member, from, to }: Pick<PayRunEntry, 'member' | 'from' | 'to'>): string => `${nameKey(member)} ${from} ${to}`
  const match = matcher(work, stored, keyOf, { what: 'pay run', key: 'period' })
  const resolveLine = lineResolver(work, references)
  const imported: (StoredPayRun & { readonly path: string })[] = []
  for (const [index, entry] of entries.entries()) {
    const path = `payRuns[${index}]`
    const member = resolvePerson(work, `${path}.member`, entry.member, people) ?? entry.member
    checkPeriod(work, path, entry)
    const { id, stored: before } = match(path, { ...entry, key: keyOf({ ...entry, member }) })
    if (before !== undefined && before.member !== member) {
      work.problem(`${path}.member`, `is ${member}, but this pay run is ${before.member}'s.`)
    }
    if (entry.lines === undefined && before === undefined) work.problem(`${path}.lines`, 'is required.')
    const lines = entry.lines?.map((line, at) => resolveLine(`${path}.lines[${at}]`, member, line)) ?? [...(before?.lines ?? [])]
    const currency =
      entry.currency === undefined ? (before === undefined ? defaultExchangeCurrency : before.currency) : entry.currency
    const created = entry.createdAt === undefined ? undefined : resolveMoment(work, `${path}.createdAt`, entry.createdAt)
    const wanted: StoredPayRun = {
      id,
      member,
      from: entry.from,
      to: entry.to,
      currency,
      ...totalsOf(work, path, entry, { lines, currency: currency ?? defaultExchangeCurrency, before }),
      createdAt: created ?? before?.createdAt ?? work.now.toISOString(),
      ...stepsOf(work, path, entry, before),
      lines,
    }
    checkConfirmed(work, path, before, wanted)
    imported.push({ ...wanted, path })
    const memberId = people.idOf(member)
    if (memberId === null) continue
    await work.settle('payRuns', before, wanted, () => write(work, memberId, wanted, before))
  }
  const replaced = new Set(imported.map(({ id }) => id))
  const all: readonly (Placed & { readonly member: string })[] = [
    ...stored.filter(({ id }) => !replaced.has(id)).map((one) => ({ ...one, path: null })),
    ...imported,
  ]
  for (const runs of groupBy(all, ({ member }) => member).values()) checkOverlaps(work, runs)
}
