import { buildSchema, type GraphQLNamedType, getNamedType, isObjectType, isRequiredArgument, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from './generated/type-defs.ts'
import { limits, operationLimits } from './limits.ts'

const schema = buildSchema(typeDefs)
const errorsOf = (text: string) => validate(schema, parse(text, { maxTokens: limits.tokens }), [operationLimits])

/** Every field of a type, with every field of theirs and the name of the type, as the browser's cache asks for it. */
const everythingOf = (type: GraphQLNamedType): string => {
  if (!isObjectType(type)) return ''
  const fields = Object.values(type.getFields()).map((field) => `${field.name} ${everythingOf(getNamedType(field.type))}`)
  return `{ __typename ${fields.join(' ')} }`
}

const everyQuery = Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => {
  const given = field.args.filter(isRequiredArgument).map((one) => `${one.name}: "x"`)
  const call = given.length === 0 ? field.name : `${field.name}(${given.join(', ')})`
  return `${call} ${everythingOf(getNamedType(field.type))}`
})

test('the whole profile, the viewer and everything to choose from fit into one operation', () => {
  const asked = /^(profile|viewer|skills|jobRoles|jobTitles|countries|cities|position|notifications)\b/
  const text = `{ ${everyQuery.filter((field) => asked.test(field)).join('\n')} }`
  expect(text.match(/__typename/g)?.length).toBeGreaterThan(20)
  expect(errorsOf(text)).toEqual([])
})

test('a week, what a record is chosen from, its epics and the viewer fit into one operation, and so does the dashboard', () => {
  const ofWeek =
    /^(timesheet|timesheetChoices|timesheetEntry|recentTimesheetEntries|pinnedTimesheetEntries|epics|viewer|commitments|notifications)\b/
  const ofDashboard = /^(dashboard|viewer|notifications|commitments|repositories)\b/
  for (const [asked, count] of [
    [ofWeek, 9],
    [ofDashboard, 5],
  ] as const) {
    const fields = everyQuery.filter((field) => asked.test(field))
    expect(fields).toHaveLength(count)
    expect(errorsOf(`{ ${fields.join('\n')} }`)).toEqual([])
  }
})

test('a mutation that answers with the whole profile fits twice', () => {
  const profile = everythingOf(getNamedType(schema.getType('Profile') as GraphQLNamedType))
  expect(errorsOf(`mutation { removeCv ${profile} again: removeCv ${profile} }`)).toEqual([])
})

test.each([
  ['too many roots', `{ ${Array.from({ length: limits.rootFields + 1 }, (_, index) => `a${index}: skills { id }`).join(' ')} }`],
  [
    'too many roots in fragments',
    `fragment F on Query { ${Array.from({ length: 6 }, (_, index) => `a${index}: skills { id }`).join(' ')} }
     { ...F ... on Query { ${Array.from({ length: 5 }, (_, index) => `b${index}: skills { id }`).join(' ')} } }`,
  ],
  ['too many fields', `{ profile { ${Array.from({ length: limits.fields }, (_, index) => `a${index}: id`).join(' ')} } }`],
  ['a fragment that spreads itself', 'fragment F on Profile { id ...F } { profile { ...F } }'],
  [
    'fragments that multiply',
    `fragment A on Profile { id ${'...B '.repeat(30)} } fragment B on Profile { ${'contact { phones { id } } '.repeat(10)} }
     { profile { ...A } }`,
  ],
])('%s are refused', (_name, text) => {
  expect(errorsOf(text)).toHaveLength(1)
})

test('a text of more words than allowed is not even read', () => {
  expect(() => errorsOf(`{ profile { ${'id '.repeat(limits.tokens)} } }`)).toThrow('token')
})
