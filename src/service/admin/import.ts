import { sql } from 'drizzle-orm'
import { isUuid } from '#rules/uuid.ts'
import { errorCode } from '../db/failures.ts'
import { inTransaction } from '../db/transaction.ts'
import { AdminProblem } from './admin-problem.ts'
import { type AdminDocument, readDocument } from './document.ts'
import { importAccesses } from './import-accesses.ts'
import { importAuthors } from './import-authors.ts'
import { importActivities, importTechnologies } from './import-catalogue.ts'
import { importCommitments } from './import-commitments.ts'
import { importLoans } from './import-loans.ts'
import { commitmentsOf, holdMoney } from './import-money.ts'
import { importPayRuns } from './import-pay-runs.ts'
import { importProjects } from './import-projects.ts'
import type { OwnerWork } from './owner-work.ts'
import { findPeople } from './people.ts'
import { type Counts, ImportWork, type Section } from './work.ts'

/** Any number, as long as every import uses the same: one at a time. */
const importLock = 7_205_114_002

const namedIn = ({
  projects = [],
  commitments = [],
  payRuns = [],
  loans = [],
  accesses = [],
  authors = [],
}: AdminDocument): string[] =>
  [
    ...projects.map(({ customer }) => customer),
    ...projects.flatMap(({ repositories = [] }) => repositories.flatMap(({ members = [] }) => members.map((one) => one.member))),
    ...commitments.flatMap((one) => [one.member, one.lineManager, one.portfolioManager, one.projectLead, one.customer]),
    ...[...payRuns, ...loans, ...accesses].map(({ member }) => member),
    ...authors.flatMap(({ lineManager, member }) => [lineManager, member]),
  ].filter((name) => typeof name === 'string')

const uniqueViolation = '23505'

/**
 * Creates and updates what a file says, all of it or nothing; what is stored that way already is left alone, and nothing is
 * removed.
 *
 * @param text the file, as docs/admin-import.md describes it
 * @returns how many entries of each kind were new, changed and unchanged
 * @throws AdminProblem with a sentence for every place in the file that is at fault
 */
export const importText = async ({ db, ...sender }: OwnerWork, text: string): Promise<Readonly<Record<Section, Counts>>> => {
  const document = readDocument(text)
  try {
    return await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
      const work = new ImportWork(tx, sender)
      const named = namedIn(document)
      const people = await findPeople(tx, { emails: named, ids: named.filter((name) => !name.includes('@') && isUuid(name)) })
      const paid = await holdMoney(tx, document, people)
      const technologies = await importTechnologies(work, document.technologies ?? [])
      await importActivities(work, document.activities ?? [], technologies)
      const projects = await importProjects(work, document.projects ?? [], people)
      const imported = await importCommitments(work, document.commitments ?? [], people, projects)
      const references = { people, projects, commitments: await commitmentsOf(tx, paid, imported) }
      await importPayRuns(work, document.payRuns ?? [], references)
      await importLoans(work, document.loans ?? [], references)
      await importAccesses(work, document.accesses ?? [], references)
      await importAuthors(work, document.authors ?? [], people)
      if (work.problems.length > 0) throw new AdminProblem(work.problems)
      return work.counts
    })
  } catch (error) {
    if (errorCode(error) === uniqueViolation) throw new AdminProblem(['Two entries would have the same name or id.'])
    throw error
  }
}
