import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RequestDialog } from '#features/profile/RequestDialog.tsx'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { openPart } from './open-part.tsx'
import { expectSaid, flowState, holdAnswers } from './open-portal.tsx'

const open = async (list: 'skills' | 'jobTitles', scenario: Scenario = {}) => {
  const opened = await openPart(
    <main>
      <RequestDialog
        list={list}
        existing={['React']}
        opener={(ask) => (
          <button type="button" onClick={() => ask('Erl')}>
            Ask
          </button>
        )}
      />
    </main>,
    scenario,
  )
  await opened.user.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog')
  return opened
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('asking for a new skill or job title', () => {
  it('begins with what was typed, is sent by Enter once, says so, and gives the focus back', async () => {
    const { answers, letGo } = holdAnswers('requestSkill')
    const { user } = await open('skills', { answers })
    const name = screen.getByRole('textbox', { name: /^Skill/ })
    expect(document.activeElement).toBe(name)
    await user.type(name, 'ang')
    expect(screen.getByDisplayValue('Erlang')).toBe(name)
    await expectAccessible()
    await user.keyboard('{Enter>20/}')
    letGo()
    await expectSaid('Your request has been sent to the admin.')
    await isClosed()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ask' })))
  })

  it.each([
    ['skills', 'This skill already exists!'],
    ['jobTitles', 'This job title already exists!'],
  ] as const)('refuses one of the %s that is in the list', async (list, text) => {
    const { user } = await open(list)
    const name = screen.getByRole('textbox')
    await user.clear(name)
    await user.type(name, ' react{Enter}')
    await screen.findByText(text)
    expect(document.activeElement).toBe(name)
    await expectAccessible()
    await user.clear(name)
    await user.keyboard('{Enter}')
    await screen.findByText('Required.')
  })

  it('keeps what was typed when the server refuses, with its text at the field', async () => {
    const { user } = await open('jobTitles', {
      answers: { requestJobTitle: refuse('CONFLICT', 'This job title already exists!', 'title') },
    })
    await user.click(screen.getByRole('button', { name: 'Send request' }))
    await screen.findByText('This job title already exists!')
    screen.getByDisplayValue('Erl')
    expect(flowState('new-name')).toBe('editing')
    await user.keyboard('{Escape}')
    await isClosed()
  })
})
