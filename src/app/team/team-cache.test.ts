import { Client, gql, mapExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { buildSchema, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '#generated/type-defs.ts'
import { createStandIn } from '#mock/stand-in.ts'
import { cacheKeys, cacheUpdates } from './team-cache.ts'

const schema = buildSchema(typeDefs)
const roots = ['Query', 'Mutation', 'Subscription']
const types = Object.values(schema.getTypeMap()).filter(isObjectType)
/** The id of a share says what the hours went into; how many there are is another matter in every report, as with groups. Options are numbered within their question. */
const keptInside = ['EffortShare', 'QuestionOption', 'ReportGroup']
const withoutId = types.filter(
  (type) => !type.name.startsWith('__') && !roots.includes(type.name) && (!type.getFields().id || keptInside.includes(type.name)),
)

test('every type without an id says how it is told apart, and no other does', () => {
  expect(Object.keys(cacheKeys).sort()).toEqual(withoutId.map((type) => type.name).sort())
})

test('every update belongs to a mutation of the schema', () => {
  expect(Object.keys(schema.getMutationType()?.getFields() ?? {})).toEqual(
    expect.arrayContaining(Object.keys(cacheUpdates.Mutation ?? {})),
  )
})

/** A client, and the kinds of what it asked the server. */
const clientOf = (person: 'newcomer' | 'member' = 'member') => {
  // Noon of Monday, 12 January 2026: time records and leave lie around it.
  const { exchange } = createStandIn({ person, now: () => Date.UTC(2026, 0, 12, 12) })
  const asked: string[] = []
  const noting = mapExchange({
    onOperation: ({ kind }) => {
      if (kind !== 'teardown') asked.push(kind)
    },
  })
  const client = new Client({
    url: '/graphql',
    exchanges: [cacheExchange({ keys: cacheKeys, updates: cacheUpdates }), noting, exchange],
    preferGetMethod: false,
  })
  return { client, asked }
}

const viewerQuery = gql`
  { viewer { id user { id name surname title } completeness { id careerHistory } } }
`

/** Every answer that somebody who looks at a query is given. */
const watch = (client: Client, query: ReturnType<typeof gql>) => {
  const answers: unknown[] = []
  client.query(query, {}).subscribe(({ data, stale }) => {
    if (data && !stale) answers.push(data)
  })
  return { last: () => answers.at(-1) }
}

test('what a mutation of the profile completes is complete for the shell as well, without asking again', async () => {
  const { client } = clientOf('newcomer')
  await client.query(viewerQuery, {})
  const description = 'Ten years of work. '.repeat(20)
  const save = gql`
    mutation ($description: String) {
      saveCareerHistory(description: $description) { id completeness { id careerHistory } }
    }
  `
  await client.mutation(save, { description })
  const { data } = await client.query(viewerQuery, {}, { requestPolicy: 'cache-only' })
  expect(data.viewer.completeness.careerHistory).toBe(true)
})

test('a new name is shown by the shell, and the same name asks nobody', async () => {
  const { client, asked } = clientOf()
  const viewer = watch(client, viewerQuery)
  await expect.poll(viewer.last).toMatchObject({ viewer: { user: { name: 'Mara' } } })
  const save = gql`
    mutation ($input: PersonalDetailsInput!) { savePersonalDetails(input: $input) { id } }
  `
  await client.mutation(save, { input: { firstName: 'Mara ', lastName: 'Lindholm', phone: '+46701000001' } })
  expect(asked).toEqual(['query', 'mutation'])
  await client.mutation(save, { input: { firstName: 'Maria', lastName: 'Lindholm', phone: '+46701000001' } })
  await expect.poll(viewer.last).toMatchObject({ viewer: { user: { name: 'Maria' } } })
})

test('a new title is shown by the shell', async () => {
  const { client } = clientOf()
  const viewer = watch(client, viewerQuery)
  const { data } = await client.query(gql`{ jobTitles { id name } }`, {})
  const designer = data.jobTitles.find((one: { name: string }) => one.name === 'Product Designer')
  const save = gql`
    mutation ($input: JobPreferencesInput!) { saveJobPreferences(input: $input) { id jobPreferences { jobTitle } } }
  `
  await client.mutation(save, { input: { jobTitleId: designer.id, specificRoles: ['a'], experienceYear: '3' } })
  await expect.poll(viewer.last).toMatchObject({ viewer: { user: { title: 'Product Designer' } } })
})

test.each([
  ['requestSkill', 'skills'],
  ['requestJobTitle', 'jobTitles'],
])('%s adds to the %s that are shown', async (mutation, list) => {
  const { client } = clientOf()
  const shown = watch(client, gql(`{ ${list} { id name } }`))
  await expect.poll(shown.last).toBeDefined()
  await client.mutation(gql(`mutation { ${mutation}(title: "Zig") { message } }`), {})
  await expect.poll(() => JSON.stringify(shown.last())).toContain('"Zig"')
})

test('a removed entry is gone from the list, a verified phone changes in its place', async () => {
  const { client } = clientOf()
  const query = gql`
    { profile { id educations { id } contact { phones { id verification { verifiedAt wrongCodeCount } } } } }
  `
  const profile = watch(client, query)
  await expect.poll(profile.last).toBeDefined()
  const { data } = await client.query(query, {})
  const [education] = data.profile.educations
  await client.mutation(gql`mutation ($id: ID!) { removeEducation(id: $id) { id educations { id } } }`, { id: education.id })
  await expect.poll(profile.last).toMatchObject({ profile: { educations: [data.profile.educations[1]] } })
  const verify = gql`
    mutation ($id: ID!) { verifyPhone(id: $id, code: "000000") { id verification { verifiedAt wrongCodeCount } } }
  `
  await client.mutation(verify, { id: data.profile.contact.phones[1].id })
  await expect.poll(profile.last).toMatchObject({
    profile: { contact: { phones: [{}, { verification: { wrongCodeCount: 1 } }] } },
  })
})
