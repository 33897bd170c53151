import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { id, lineText, moment, nullable, strictObject } from '#contract/call.ts'
import { longestAuthor } from '#rules/authors.ts'
import { commitmentStatuses } from '#rules/commitments.ts'
import { installmentsMax, installmentsMin, loanDescriptionMaxLength, loanStatuses } from '#rules/loans.ts'
import { sentence, unstorable } from '../validation.ts'
import { AdminProblem } from './admin-problem.ts'

/** The form in which an admin's file says what the service holds (docs/admin-import.md). */

const name = lineText(200, 1)
const email = lineText(254, 1)
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const note = nullable(lineText(200))
const optional = Type.Optional
const hours = Type.Number({ minimum: 0, maximum: 168 })

const technologyEntry = strictObject({ id: optional(id), value: name, disabled: optional(Type.Boolean()) })

const activityEntry = strictObject({
  id: optional(id),
  value: name,
  disabled: optional(Type.Boolean()),
  technologies: optional(Type.Array(name)),
  defaultTechnology: optional(nullable(name)),
})

const repositoryEntry = strictObject({
  id: optional(id),
  name,
  url: lineText(1000, 1),
  defaultBranch: optional(name),
  members: optional(Type.Array(strictObject({ member: email, access: Type.Enum(['Read', 'Write', 'Admin']) }))),
})

const projectEntry = strictObject({
  id: optional(id),
  name,
  customer: optional(nullable(email)),
  epics: optional(Type.Array(name)),
  repositories: optional(Type.Array(repositoryEntry)),
})

/** Amounts are decimal texts, so that no digit is lost on the way. */
const decimal = (digits: number) => Type.String({ pattern: `^\\d{1,13}(\\.\\d{1,${digits}})?$` })

const commitmentEntry = strictObject({
  id: optional(id),
  member: email,
  name,
  status: optional(Type.Enum([...commitmentStatuses])),
  statusMessage: optional(nullable(Type.String({ maxLength: 1000 }))),
  decidedAt: optional(nullable(moment)),
  startDate: optional(nullable(day)),
  endDate: optional(nullable(day)),
  hoursPerWeek: optional(nullable(strictObject({ min: hours, max: hours }))),
  seniorityLevel: optional(note),
  jobTitle: optional(note),
  jobRole: optional(note),
  jobRoleIcon: optional(nullable(lineText(1000))),
  lineManager: optional(nullable(email)),
  portfolioManager: optional(nullable(email)),
  projectLead: optional(nullable(email)),
  customer: optional(nullable(email)),
  timeZone: optional(nullable(name)),
  securityScore: optional(nullable(Type.Number())),
  vmId: optional(nullable(id)),
  rate: optional(nullable(decimal(4))),
  salary: optional(nullable(decimal(2))),
  currency: optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  projects: optional(Type.Array(name)),
})

/** Hours and amounts of a line can take back what was paid too much. */
const signed = (digitsBefore: number) => Type.String({ pattern: `^-?\\d{1,${digitsBefore}}(\\.\\d{1,2})?$` })
const amount = signed(13)
const reference = optional(nullable(lineText(100, 1)))
const step = optional(nullable(moment))

const payRunLineEntry = strictObject({
  commitment: name,
  commitmentId: optional(id),
  project: optional(nullable(name)),
  projectId: optional(nullable(id)),
  hours: signed(7),
  rate: optional(nullable(decimal(4))),
  amount,
})

const payRunEntry = strictObject({
  id: optional(id),
  member: email,
  from: day,
  to: day,
  currency: optional(nullable(Type.String({ pattern: '^[A-Z]{3}$' }))),
  exchangeRate: optional(Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,6})?$' })),
  totalAud: optional(amount),
  totalPaid: optional(amount),
  createdAt: optional(moment),
  confirmedAt: step,
  approvedAt: step,
  paidAt: step,
  reference,
  lines: optional(Type.Array(payRunLineEntry)),
})

const loanEntry = strictObject({
  id: optional(id),
  member: email,
  commitment: name,
  commitmentId: optional(id),
  amount: decimal(2),
  currency: optional(Type.String({ pattern: '^[A-Z]{3}$' })),
  installments: Type.Integer({ minimum: installmentsMin, maximum: installmentsMax }),
  description: optional(nullable(Type.String({ maxLength: loanDescriptionMaxLength }))),
  requestedAt: moment,
  proposedStart: optional(nullable(day)),
  start: optional(nullable(day)),
  status: optional(Type.Enum([...loanStatuses])),
  answer: reference,
  paymentReference: reference,
  lines: optional(
    Type.Array(strictObject({ amount: decimal(2), paid: optional(nullable(day)), description: optional(lineText(200, 1)) })),
  ),
})

/** The rules of its form judge the rest (specification 5, Access form). */
const accessEntry = strictObject({
  id: optional(id),
  member: email,
  project: name,
  tool: name,
  email,
  url: lineText(2000, 1),
  notes: optional(nullable(Type.String({ maxLength: 1000 }))),
  notedAt: optional(moment),
  grantedAt: step,
  revokedAt: step,
})

const authorEntry = strictObject({
  lineManager: email,
  author: lineText(longestAuthor, 1),
  member: optional(nullable(email)),
  ignored: optional(Type.Boolean()),
  commits: optional(
    Type.Array(
      strictObject({ repository: lineText(1000, 1), date: day, lines: Type.Integer({ minimum: 0, maximum: 100_000_000 }) }),
    ),
  ),
})

const adminDocument = strictObject({
  technologies: optional(Type.Array(technologyEntry)),
  activities: optional(Type.Array(activityEntry)),
  projects: optional(Type.Array(projectEntry)),
  commitments: optional(Type.Array(commitmentEntry)),
  payRuns: optional(Type.Array(payRunEntry)),
  loans: optional(Type.Array(loanEntry)),
  accesses: optional(Type.Array(accessEntry)),
  authors: optional(Type.Array(authorEntry)),
})

export type TechnologyEntry = Static<typeof technologyEntry>
export type ActivityEntry = Static<typeof activityEntry>
export type RepositoryEntry = Static<typeof repositoryEntry>
export type ProjectEntry = Static<typeof projectEntry>
export type CommitmentEntry = Static<typeof commitmentEntry>
export type PayRunLineEntry = Static<typeof payRunLineEntry>
export type PayRunEntry = Static<typeof payRunEntry>
export type LoanEntry = Static<typeof loanEntry>
export type AccessEntry = Static<typeof accessEntry>
export type AuthorEntry = Static<typeof authorEntry>
export type AdminDocument = Static<typeof adminDocument>

const validator = Compile(adminDocument)

/** `/commitments/2/name` as `commitments[2].name`. */
export const pathOf = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`), '')

const inside = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`)

const problemsOf = (value: unknown): string[] => {
  const found = new Map<string, string>()
  // One sentence a place: of a value that may be empty, what it must be otherwise is worth saying.
  const say = (path: string, text: string): void => {
    if (!found.has(path)) found.set(path, text)
  }
  for (const error of validator.Errors(value)) {
    const path = pathOf(error.instancePath)
    if (error.keyword === 'additionalProperties') {
      for (const field of error.params.additionalProperties) {
        say(inside(path, field), `${inside(path, field)} is not a known field.`)
      }
    } else if (error.keyword === 'required') {
      for (const field of error.params.requiredProperties) say(inside(path, field), `${inside(path, field)} is required.`)
    } else if (error.keyword !== 'boolean') {
      say(path, sentence(path === '' ? 'The file' : path, error))
    }
  }
  return [...found.values()]
}

/**
 * Reads the text of an admin's file.
 *
 * @throws AdminProblem with a sentence for every place that is not as it has to be
 */
export const readDocument = (text: string): AdminDocument => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new AdminProblem([`The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}`])
  }
  if (!validator.Check(value)) throw new AdminProblem(problemsOf(value))
  const field = unstorable(value, '')
  if (field !== null) throw new AdminProblem([`${field} contains characters that are not allowed.`])
  return value
}
