import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, expectSaid, flowState, holdAnswers, openPortal } from './open-portal.tsx'

const address = '/team-member/repositories'
const away = refuse('UPSTREAM')
const open = (scenario: Scenario = {}) => openPortal(address, { scenario, signedIn: true })

const makeNarrow = () => {
  const before = window.innerWidth
  window.innerWidth = 390
  onTestFinished(() => {
    window.innerWidth = before
  })
}

describe('the repositories', () => {
  it('are listed with every column, the issues by how severe they are', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: 'Repositories' }))
    const link = await table.findByRole('link', { name: /^harbour-web/ })
    expect(link.getAttribute('href')).toBe('https://git.demo.test/harbour/web')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Project',
      'Access',
      'Default branch',
      'Last commit',
      'My lines',
      'Issues',
    ])
    const row = link.closest('tr')
    expect([...(row?.children ?? [])].slice(1).map((cell) => cell.textContent)).toEqual([
      'Harbour Web',
      'Admin',
      'trunk',
      expect.stringMatching(/^1[12] Jan 2026$/),
      '30,117',
      'Blocker 2 BugMinor 41 Code smell',
    ])
    expect(screen.getAllByText('No issues').length).toBeGreaterThan(0)
    expect(screen.getByText('None yet')).toBeTruthy()
    expect(flowState('repositories')).toBe('signedIn')
    await expectAccessible()
  })

  it('are cards on a narrow screen', async () => {
    makeNarrow()
    await open()
    const cards = within(await screen.findByRole('list', { name: 'Repositories' }))
    expect(cards.getByRole('heading', { name: /^harbour-web/ })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    await expectAccessible()
  })

  it('are asked for only after the token login, which can be tried again', async () => {
    const answers: { createOneUseToken?: typeof away } = { createOneUseToken: away }
    const { user } = await open({ answers })
    await waitFor(() => expect(flowState('repositories')).toBe('notSignedIn'))
    await screen.findByText('The repositories could not be loaded.')
    expect(screen.queryByRole('table')).toBeNull()
    await expectAccessible()
    delete answers.createOneUseToken
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('link', { name: /^harbour-web/ })
  })

  it('say that they could not be loaded, and are asked for again', async () => {
    const answers: { repositories?: typeof away } = { repositories: away }
    const { user } = await open({ answers })
    await screen.findByText('The repositories could not be loaded.')
    expect(flowState('repositories')).toBe('signedIn')
    delete answers.repositories
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByRole('link', { name: /^harbour-web/ })
  })

  it('are a skeleton of the table while they are on the way', async () => {
    const { answers, letGo } = holdAnswers('repositories')
    await open({ answers })
    const table = await screen.findByRole('table', { name: 'Repositories' })
    expect(table.getAttribute('aria-busy')).toBe('true')
    letGo()
    await screen.findByRole('link', { name: /^harbour-web/ })
  })

  it('are not shown without an active commitment', async () => {
    await openPortal(address, { scenario: { person: 'idle' }, signedIn: true })
    await expectSaid('You need an active commitment to see this page.')
    await expectAddress('/team-member/commitments')
  })
})
