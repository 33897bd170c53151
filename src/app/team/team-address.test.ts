// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

// Before anything else is imported, because React keeps the timers that it finds: what waits longer than this never comes here.
vi.hoisted(() => {
  const longest = 10
  const { setTimeout } = globalThis
  const heldBack = (task: () => void, wait = 0) => (wait > longest ? undefined : setTimeout(task, wait))
  Object.assign(globalThis, { setTimeout: heldBack })
})

import '../../../tests/support/dom.ts'
import { openPortal } from '../testing/open-portal.tsx'

describe('an address of the team, loaded anew', () => {
  it.each([
    ['/team-member/commitments', 'Bakery Orders'],
    ['/notifications', 'New commitment'],
  ])('%s shows its content as soon as it is there: nothing waits for a time', async (address, content) => {
    await openPortal(address, { signedIn: true })
    expect(await screen.findAllByText(content)).not.toEqual([])
  })
})
