import { describe, expect, test } from 'vitest'
import { v1 } from '#contract/v1.ts'
import { completeMember, user } from '../testing/examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'
import { commitments } from '../testing/work-examples.ts'

const gateway = withTestGateway()
const { authentication, commitment, teammember, notification } = v1

describe('the viewer', () => {
  const completeness = '{ viewer { completeness { personal professional careerHistory profile } } }'

  test('is complete by the rules', async () => {
    const complete = { personal: true, professional: true, careerHistory: true, profile: true }
    expect((await gateway().ask(completeness)).data).toEqual({ viewer: { completeness: complete } })
    gateway().stub.answer(teammember.getWithProfessional, () => ({ ...completeMember, CV: null, City: null }))
    const parts = { ...complete, personal: false, profile: false }
    expect((await gateway().ask(completeness)).data).toEqual({ viewer: { completeness: parts } })
  })

  test.each(['Customer', 'Admin', 'ProjectLead'])(
    'answers for the role %s although v1 has no team member of them',
    async (roles) => {
      gateway().stub.answer(authentication.getUserByEmail, () => ({ ...user, roles }))
      for (const call of [teammember.getWithProfessional, commitment.getByTeammember, notification.find]) {
        gateway().stub.refuse(call, 403, 'Not for you')
      }
      const { data, errors } = await gateway().ask(
        '{ viewer { user { roles } hasCommitments unreadNotificationCount completeness { personal } } }',
      )
      expect(errors).toBeUndefined()
      expect(data).toEqual({
        viewer: { user: { roles }, hasCommitments: false, unreadNotificationCount: 0, completeness: { personal: false } },
      })
    },
  )

  test('fails for the team when v1 refuses what the team must have', async () => {
    gateway().stub.refuse(commitment.getByTeammember, 403, 'Not for you')
    expect((await gateway().ask('{ viewer { id } }')).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  test.each([
    [[], false, false, 0],
    [['Expired'], true, false, 0],
    [['Expired', 'Pending', 'Rejected', 'Upcoming'], true, false, 1],
    [['Active'], true, true, 0],
    [['TeammemberPending'], true, true, 1],
    [['Pending', 'TeammemberPending', 'Active'], true, true, 2],
  ] as const)('with commitments %j', async (statuses, hasCommitments, hasActiveCommitment, pendingCommitmentCount) => {
    const [example] = commitments
    if (example === undefined) throw new Error('no example')
    gateway().stub.answer(commitment.getByTeammember, () => statuses.map((StatusV2) => ({ ...example, StatusV2 })))
    const { data } = await gateway().ask('{ viewer { hasCommitments hasActiveCommitment pendingCommitmentCount } }')
    expect(data).toEqual({ viewer: { hasCommitments, hasActiveCommitment, pendingCommitmentCount } })
  })
})
