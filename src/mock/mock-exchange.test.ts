import { Client, gql, type OperationResult } from '@urql/core'
import { expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { createMockExchange } from './mock-exchange.ts'
import { expiredToken } from './resolvers.ts'
import type { MockScenario } from './world.ts'

const clientOf = (scenario: Partial<MockScenario> = {}) =>
  new Client({
    url: '/graphql',
    exchanges: [createMockExchange(scenario)],
    requestPolicy: 'network-only',
    preferGetMethod: false,
  })

const viewerQuery = gql`
  {
    viewer {
      id hasCommitments hasActiveCommitment pendingCommitmentCount unreadNotificationCount
      user { fullName roles emailVerified }
      completeness { personal professional careerHistory profile }
    }
  }
`
const firstError = (result: OperationResult) => result.error?.graphQLErrors[0]

test('the same question has the same answer in every world', async () => {
  const [one, other] = await Promise.all([clientOf().query(viewerQuery, {}), clientOf().query(viewerQuery, {})])
  expect(one.error).toBeUndefined()
  expect(one.data).toEqual(other.data)
  expect(one.data.viewer.user.fullName).toBe('Mara Lindholm')
})

test.each([
  ['member', { roles: 'Teammember', emailVerified: true }, { hasCommitments: true, complete: true }],
  ['lead', { roles: 'Linemanager', emailVerified: true }, { hasCommitments: true, complete: true }],
  ['newcomer', { roles: 'Teammember', emailVerified: true }, { hasCommitments: false, complete: false }],
  ['unverified', { roles: 'Teammember', emailVerified: false }, { hasCommitments: true, complete: true }],
  ['idle', { roles: 'Teammember', emailVerified: true }, { hasCommitments: false, complete: true }],
  ['customer', { roles: 'Customer', emailVerified: true }, { hasCommitments: false, complete: false }],
] as const)('%s is who the scenario says', async (person, user, { hasCommitments, complete }) => {
  const { data } = await clientOf({ person }).query(viewerQuery, {})
  expect(data.viewer.user).toMatchObject(user)
  expect(data.viewer.hasCommitments).toBe(hasCommitments)
  expect(data.viewer.completeness.profile).toBe(complete)
})

test('an operation fails as the scenario says, and others do not', async () => {
  const client = clientOf({ failing: { notifications: { code: 'UPSTREAM', message: messages.genericError } } })
  const failed = await client.query(gql`{ notifications { totalCount } }`, {})
  expect(firstError(failed)?.extensions).toEqual({ code: 'UPSTREAM' })
  expect((await client.query(viewerQuery, {})).error).toBeUndefined()
})

test('somebody unknown cannot log in, and logging in changes who is signed in', async () => {
  const client = clientOf()
  const logIn = gql`
    mutation ($userName: String!) {
      logIn(userName: $userName, password: "Portal-demo-1") { user { fullName } tokens { idToken } }
    }
  `
  const refused = await client.mutation(logIn, { userName: 'nobody@demo.test' })
  expect(firstError(refused)).toMatchObject({ message: messages.wrongCredentials, extensions: { code: 'UNAUTHENTICATED' } })
  await client.mutation(logIn, { userName: 'Lead@demo.test ' })
  expect((await client.query(viewerQuery, {})).data.viewer.user.roles).toBe('Linemanager')
})

test('reading notifications counts down and tells the subscription', async () => {
  const client = clientOf()
  const told = new Promise((resolve) => {
    client.subscription(gql`subscription { notificationsChanged }`, {}).subscribe((result) => resolve(result.data))
  })
  await client.mutation(gql`mutation { markNotificationRead(id: "00000000-0000-4000-9000-000000000012") { done } }`, {})
  expect(await told).toEqual({ notificationsChanged: true })
  expect((await client.query(viewerQuery, {})).data.viewer.unreadNotificationCount).toBe(2)
  await client.mutation(gql`mutation { markAllNotificationsRead { done } }`, {})
  expect((await client.query(viewerQuery, {})).data.viewer.unreadNotificationCount).toBe(0)
})

test('a page of notifications is a slice, newest first', async () => {
  const query = gql`query ($page: Int!) { notifications(pageNumber: $page, pageSize: 5) { totalCount items { createdAt } } }`
  const { data } = await clientOf().query(query, { page: 3 })
  expect(data.notifications).toMatchObject({ totalCount: 12, items: { length: 2 } })
})

test('an expired link is refused and a good one verifies', async () => {
  const client = clientOf({ person: 'unverified' })
  const verify = gql`mutation ($token: String!) { verifyEmail(token: $token) { done } }`
  expect(firstError(await client.mutation(verify, { token: expiredToken }))?.message).toBe(messages.linkInvalid)
  expect((await client.query(viewerQuery, {})).data.viewer.user.emailVerified).toBe(false)
  await client.mutation(verify, { token: 'good' })
  expect((await client.query(viewerQuery, {})).data.viewer.user.emailVerified).toBe(true)
})
