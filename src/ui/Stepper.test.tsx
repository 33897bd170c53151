import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'
import { expectAccessible, show } from './test-support.tsx'

const steps = [
  { title: 'Personal Details', estimate: '1 MIN', done: true },
  { title: 'Job Preferences', estimate: '3 MIN', done: true },
  { title: 'Education', estimate: '5 MIN' },
]

describe('Stepper', () => {
  it('tells the place in text, by the bar and in the list', async () => {
    show(<Stepper label="Profile steps" steps={steps} current={2} />)
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 3: Job Preferences')
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
    const items = screen.getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([
      'Done: Personal Details1 MIN',
      '2Job Preferences3 MIN',
      '3Education5 MIN',
    ])
    const current = items.map((item) => item.firstElementChild?.getAttribute('aria-current'))
    expect(current).toEqual([null, 'step', null])
    expect(screen.queryByRole('button')).toBeNull()
    await expectAccessible()
  })

  it('opens by keyboard the steps that may be opened, and no other', async () => {
    const onOpen = vi.fn()
    const { user } = show(<Stepper label="Profile steps" steps={steps} current={2} onOpen={onOpen} />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(1)
    await expectAccessible()
  })

  it('asks its owner which steps those are', async () => {
    const onOpen = vi.fn()
    const { user } = show(
      <Stepper label="Profile steps" steps={steps} current={2} onOpen={onOpen} mayOpen={(step) => step === 3} />,
    )
    await user.click(within(screen.getByRole('list')).getByRole('button', { name: /Education/ }))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(3)
  })
})
