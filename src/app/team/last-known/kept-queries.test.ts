import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { expect, it } from 'vitest'
import { typeDefs } from '#generated/type-defs.ts'
import { isKept, namesOfKept, shownFirst } from './kept-queries.ts'

const schema = buildSchema(typeDefs)
const documents = Object.values(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../generated/trusted-documents.json'), 'utf8')) as Record<
    string,
    string
  >,
).map((text) => parse(text))

/** Types whose data stay with the server: payments, loans, answers of assessments, other people. */
const neverKept =
  /^(Payment\w*|RevealedAccount|ChangedPayment|PayRunLine|Loan\w*|QuestionOption|Past\w*|WeeklyAudit|Audit\w*|TimesheetReport|Report(Group|Record)|ToolAccess|Team\w*|Author)\./

/** Of these, what tells no more than when a period was closed, or what an assessment is about. */
const keptOf = {
  PayRun: ['id', 'fromDate', 'toDate', 'confirmedAt'],
  Question: ['id', 'title', 'level', 'minutes', 'technologies'],
}

const staysWithServer = (selected: string): boolean => {
  const [type = '', field = ''] = selected.split('.')
  const kept = type in keptOf ? keptOf[type as keyof typeof keptOf] : null
  return neverKept.test(selected) || (kept !== null && field !== '__typename' && !kept.includes(field))
}

/** What an operation selects, as type and field. */
const selectedBy = (document: (typeof documents)[number]) => {
  const selected = new Set<string>()
  const info = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name }) => void selected.add(`${info.getParentType()?.name}.${name.value}`),
    }),
  )
  return [...selected]
}

const nameOf = (document: (typeof documents)[number]): string => {
  const [definition] = document.definitions
  return definition?.kind === 'OperationDefinition' ? (definition.name?.value ?? '') : ''
}

it('every query that is kept exists', () => {
  const names = documents.map(nameOf)
  expect(namesOfKept.filter((name) => !names.includes(name))).toEqual([])
})

it.each(namesOfKept)('%s selects nothing that stays with the server', (name) => {
  const document = documents.find((one) => nameOf(one) === name)
  expect(document && selectedBy(document).filter(staysWithServer)).toEqual([])
})

it('the rule finds what stays with the server', () => {
  const found = documents.filter((document) => selectedBy(document).some(staysWithServer)).map(nameOf)
  expect(found).toEqual(
    expect.arrayContaining([
      'PaymentMethod_accounts',
      'PayRuns_page',
      'Loans_page',
      'Assessment_read',
      'WeeklyAudit_read',
      'Access_page',
      'Authors_page',
      'TimesheetReport_page',
    ]),
  )
})

it('payments, pay runs, loans and assessments are not kept', () => {
  for (const name of [
    'PaymentMethod_page',
    'PaymentMethod_accounts',
    'PayRuns_page',
    'Loans_page',
    'Assessment_read',
    'WeeklyAudit_read',
  ])
    expect(isKept(name)).toBe(false)
})

it('what is shown before the server has answered is kept', () => {
  expect([...shownFirst].filter((name) => !isKept(name))).toEqual([])
})
