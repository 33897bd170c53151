import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { id, lineText, moment, nullable, strictObject } from '#contract/call.ts'
import { commitmentStatuses } from '#rules/commitments.ts'
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

const adminDocument = strictObject({
  technologies: optional(Type.Array(technologyEntry)),
  activities: optional(Type.Array(activityEntry)),
  projects: optional(Type.Array(projectEntry)),
  commitments: optional(Type.Array(commitmentEntry)),
})

export type TechnologyEntry = Static<typeof technologyEntry>
export type ActivityEntry = Static<typeof activityEntry>
export type RepositoryEntry = Static<typeof repositoryEntry>
export type ProjectEntry = Static<typeof projectEntry>
export type CommitmentEntry = Static<typeof commitmentEntry>
export type AdminDocument = Static<typeof adminDocument>

const validator = Compile(adminDocument)

/** `/commitments/2/name` as `commitments[2].name`. */
const pathOf = (pointer: string): string =>
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
