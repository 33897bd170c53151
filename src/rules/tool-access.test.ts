import { expect, it } from 'vitest'
import { accessActions, actionsOn, allows } from './tool-access.ts'

const [granted, revoked] = ['2026-03-02T09:00:00.000Z', '2026-03-03T09:00:00.000Z']

it.each([
  [{ grantedOn: null, revokedOn: null }, ['Grant', 'RequestGrant']],
  [{ grantedOn: granted, revokedOn: null }, ['Revoke', 'RequestRevoke']],
  [{ grantedOn: granted, revokedOn: revoked }, []],
  [{ grantedOn: null, revokedOn: revoked }, []],
])('on an access that is %j can be done %j', (state, actions) => {
  expect(actionsOn(state)).toEqual(actions)
  expect(accessActions.filter((action) => allows(state, action))).toEqual(actions)
})
