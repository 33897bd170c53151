import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Tabs } from './Tabs.tsx'
import { expectAccessible, show } from './test-support.tsx'

const tabs = [
  { id: 'personal', label: 'Personal Details' },
  { id: 'job', label: 'Job Preferences' },
  { id: 'contact', label: 'Contact', mark: 'something is missing' },
] as const

function Profile({ vertical = false }: { vertical?: boolean }) {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('personal')
  return (
    <Tabs label="Profile" tabs={tabs} selected={selected} onSelect={setSelected} vertical={vertical}>
      Content of {selected}
    </Tabs>
  )
}

const selectedTab = () => screen.getByRole('tab', { selected: true })

describe('Tabs', () => {
  it('is walked by arrows, Home and End, and shows the tab in focus', async () => {
    const { user } = show(<Profile />)
    await user.tab()
    await user.keyboard('{ArrowRight}')
    expect(selectedTab().textContent).toBe('Job Preferences')
    expect(document.activeElement).toBe(selectedTab())
    expect(screen.getByRole('tabpanel', { name: 'Job Preferences' }).textContent).toBe('Content of job')
    await user.keyboard('{End}')
    expect(selectedTab().textContent).toBe('Contact, something is missing')
    await user.keyboard('{ArrowRight}')
    expect(selectedTab().textContent).toBe('Personal Details')
    await user.keyboard('{ArrowDown}')
    expect(selectedTab().textContent).toBe('Personal Details')
    await expectAccessible()
  })

  it('is one stop of the Tab key, its panel the next', async () => {
    const { user } = show(<Profile />)
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
  })

  it('goes up and down when it stands upright', async () => {
    const { user } = show(<Profile vertical />)
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(selectedTab().textContent).toBe('Job Preferences')
  })
})
