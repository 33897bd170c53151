import { and, eq } from 'drizzle-orm'
import { awaitsMember } from '#rules/commitments.ts'
import { defaultCurrency, plainAmount } from '#rules/money.ts'
import { isTimeZone } from '#rules/today.ts'
import { commitment } from '../db/commitment-schema.ts'
import { isOneOf } from '../db/database.ts'
import { commitmentProject } from '../db/work-schema.ts'
import { notify } from '../notification/notify.ts'
import { isKeptDay } from '../timesheet/days.ts'
import type { CommitmentEntry } from './document.ts'
import { type ByName, resolveNames } from './import-catalogue.ts'
import { idOfPerson, resolveCustomer, resolvePerson } from './import-projects.ts'
import type { People } from './people.ts'
import { readCommitments, type StoredCommitment } from './read.ts'
import { type ImportWork, matcher, nameKey } from './work.ts'

const peopleFields = ['lineManager', 'portfolioManager', 'projectLead'] as const

const checkDates = (work: ImportWork, path: string, { startDate = null, endDate = null }: CommitmentEntry): void => {
  if (startDate !== null && !isKeptDay(startDate)) work.problem(`${path}.startDate`, 'is no day of the calendar.')
  if (endDate !== null && !isKeptDay(endDate)) work.problem(`${path}.endDate`, 'is no day of the calendar.')
  if (startDate !== null && endDate !== null && endDate < startDate) {
    work.problem(`${path}.endDate`, 'must not be before startDate.')
  }
}

const checkRest = (work: ImportWork, path: string, { hoursPerWeek = null, timeZone = null }: CommitmentEntry): void => {
  if (hoursPerWeek !== null && hoursPerWeek.max < hoursPerWeek.min) {
    work.problem(`${path}.hoursPerWeek.max`, 'must not be less than min.')
  }
  if (timeZone !== null && !isTimeZone(timeZone)) {
    work.problem(`${path}.timeZone`, `is '${timeZone}', which is no time zone; for example 'Australia/Melbourne' is one.`)
  }
}

/** What the member has decided stands: a file from before the decision does not take it back. */
const withoutDecided = (entry: CommitmentEntry, before: StoredCommitment | undefined): CommitmentEntry => {
  const { status, statusMessage: _statusMessage, decidedAt: _decidedAt, ...rest } = entry
  const isDecided = before !== undefined && typeof before.decidedAt === 'string' && !awaitsMember(before.status)
  return isDecided && status !== undefined && awaitsMember(status) ? rest : entry
}

/** A moment in the form in which it is exported; a problem when the calendar or the database has no such one. */
export const resolveMoment = (work: ImportWork, path: string, given: string): string => {
  const time = Date.parse(given)
  const moment = Number.isNaN(time) ? '' : new Date(time).toISOString()
  if (!isKeptDay(moment.slice(0, 10))) work.problem(path, 'is no moment of the calendar.')
  return moment
}

/** The entry with names as they are stored, and moments in one form. */
const resolved = (work: ImportWork, path: string, entry: CommitmentEntry, people: People, projects: ByName): CommitmentEntry => {
  const named = Object.fromEntries(
    peopleFields.flatMap((field) => {
      const given = entry[field]
      return given === undefined ? [] : [[field, resolvePerson(work, `${path}.${field}`, given, people)]]
    }),
  )
  return {
    ...entry,
    ...named,
    name: work.name(`${path}.name`, entry.name),
    member: resolvePerson(work, `${path}.member`, entry.member, people) ?? entry.member,
    ...(entry.customer === undefined ? {} : { customer: resolveCustomer(work, `${path}.customer`, entry.customer, people) }),
    ...(entry.projects === undefined
      ? {}
      : { projects: resolveNames(work, `${path}.projects`, entry.projects, projects, 'project') }),
    ...(typeof entry.decidedAt === 'string' ? { decidedAt: resolveMoment(work, `${path}.decidedAt`, entry.decidedAt) } : {}),
    ...(typeof entry.rate === 'string' ? { rate: plainAmount(entry.rate) } : {}),
    ...(typeof entry.salary === 'string' ? { salary: plainAmount(entry.salary) } : {}),
    ...(typeof entry.vmId === 'string' ? { vmId: entry.vmId.toLowerCase() } : {}),
  }
}

const fresh = {
  status: 'TeammemberPending',
  statusMessage: null,
  decidedAt: null,
  startDate: null,
  endDate: null,
  hoursPerWeek: null,
  seniorityLevel: null,
  jobTitle: null,
  jobRole: null,
  jobRoleIcon: null,
  lineManager: null,
  portfolioManager: null,
  projectLead: null,
  customer: null,
  timeZone: null,
  securityScore: null,
  vmId: null,
  rate: null,
  salary: null,
  currency: defaultCurrency,
  projects: [],
} as const satisfies Partial<StoredCommitment>

/** The ids of the people whom the entry names; who is left out stays. */
const idsOfPeople = ({ lineManager, portfolioManager, projectLead, customer }: CommitmentEntry, people: People) => ({
  ...(lineManager === undefined ? {} : { lineManagerId: idOfPerson(lineManager, people) }),
  ...(portfolioManager === undefined ? {} : { portfolioManagerId: idOfPerson(portfolioManager, people) }),
  ...(projectLead === undefined ? {} : { projectLeadId: idOfPerson(projectLead, people) }),
  ...(customer === undefined ? {} : { customerId: idOfPerson(customer, people) }),
})

const rowOf = (wanted: StoredCommitment) => ({
  name: wanted.name,
  statusV2: wanted.status,
  statusMessage: wanted.statusMessage ?? null,
  decidedAt: typeof wanted.decidedAt === 'string' ? new Date(wanted.decidedAt) : null,
  startDate: wanted.startDate ?? null,
  endDate: wanted.endDate ?? null,
  type: wanted.hoursPerWeek == null ? 'Casual' : 'Hours Per week',
  hoursPerWeekMin: wanted.hoursPerWeek?.min ?? null,
  hoursPerWeekMax: wanted.hoursPerWeek?.max ?? null,
  seniorityLevel: wanted.seniorityLevel ?? null,
  jobTitle: wanted.jobTitle ?? null,
  jobRole: wanted.jobRole ?? null,
  jobRoleIcon: wanted.jobRoleIcon ?? null,
  timeZone: wanted.timeZone ?? null,
  securityScore: wanted.securityScore ?? null,
  vmId: wanted.vmId ?? null,
  rate: wanted.rate ?? null,
  salary: wanted.salary ?? null,
  currency: wanted.currency ?? defaultCurrency,
})

const write = async (
  { tx, now }: ImportWork,
  memberId: string,
  wanted: StoredCommitment,
  ids: ReturnType<typeof idsOfPeople>,
  projects: ByName,
): Promise<void> => {
  const row = { ...rowOf(wanted), ...ids }
  await tx
    .insert(commitment)
    .values({ memberId, id: wanted.id, createdAt: now, ...row })
    .onConflictDoUpdate({ target: [commitment.memberId, commitment.id], set: row })
  await tx
    .delete(commitmentProject)
    .where(and(eq(commitmentProject.memberId, memberId), eq(commitmentProject.commitmentId, wanted.id)))
  const links = wanted.projects.flatMap((name, position) => {
    const projectId = projects.get(nameKey(name))?.id
    return projectId === undefined ? [] : [{ memberId, commitmentId: wanted.id, projectId, position }]
  })
  if (links.length > 0) await tx.insert(commitmentProject).values(links)
}

const tellOfNew = async ({ tx, sender }: ImportWork, memberId: string, name: string): Promise<void> => {
  await notify(tx, sender, {
    memberId,
    kind: 'Commitment',
    title: 'New commitment',
    body: `${name} waits for your approval.`,
    link: '/team-member/commitments',
  })
}

/** A commitment that pay runs and loans can name. */
export interface PaidCommitment {
  readonly id: string
  readonly memberId: string
  readonly name: string
  readonly currency: string
}

/** @returns those of the file, as they are afterwards */
export const importCommitments = async (
  work: ImportWork,
  entries: readonly CommitmentEntry[],
  people: People,
  projects: ByName,
): Promise<readonly PaidCommitment[]> => {
  const ids = entries.flatMap(({ id }) => (id === undefined ? [] : [id.toLowerCase()]))
  const owners = await work.tx.select({ id: commitment.memberId }).from(commitment).where(isOneOf(commitment.id, ids))
  const named = entries.map(({ member }) => people.idOf(member)).filter((id) => id !== null)
  const memberIds = [...new Set([...named, ...owners.map(({ id }) => id)])]
  // A decision that is made at this moment comes before or after, never in between.
  await work.tx.select({ id: commitment.id }).from(commitment).where(isOneOf(commitment.memberId, memberIds)).for('update')
  const stored = await readCommitments(work.tx, memberIds)
  const keyOf = (member: string, name: string): string => `${nameKey(member)} ${nameKey(name)}`
  const match = matcher(work, stored, ({ member, name }) => keyOf(member, name), { what: 'commitment', isKeyUnique: false })
  const imported: PaidCommitment[] = []
  for (const [index, entry] of entries.entries()) {
    const path = `commitments[${index}]`
    const given = resolved(work, path, entry, people, projects)
    const { id, stored: before } = match(path, { ...entry, key: keyOf(given.member, given.name) })
    if (before !== undefined && before.member !== given.member) {
      work.problem(`${path}.member`, `is ${given.member}, but this commitment is ${before.member}'s.`)
    }
    const { status, projects: names, ...rest } = withoutDecided(given, before)
    const wanted: StoredCommitment = {
      ...(before ?? { ...fresh, projects: [] }),
      ...rest,
      id,
      status: status ?? before?.status ?? fresh.status,
      projects: names ?? before?.projects ?? [],
    }
    checkDates(work, path, wanted)
    checkRest(work, path, wanted)
    const memberId = people.idOf(given.member)
    if (memberId === null) continue
    imported.push({ id, memberId, name: wanted.name, currency: wanted.currency ?? defaultCurrency })
    await work.settle('commitments', before, wanted, async () => {
      await write(work, memberId, wanted, idsOfPeople(given, people), projects)
      if (awaitsMember(wanted.status) && !awaitsMember(before?.status ?? '')) await tellOfNew(work, memberId, wanted.name)
    })
  }
  return imported
}
