import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchField } from './SearchField.tsx'
import { expectAccessible, show } from './test-support.tsx'

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [value, setValue] = useState('')
  return <SearchField label="Search roadmaps" value={value} onChange={setValue} onSearch={onSearch} />
}

describe('SearchField', () => {
  it('searches by Enter and by the magnifier, and is cleared by Escape', async () => {
    const onSearch = vi.fn()
    const { user } = show(<Search onSearch={onSearch} />)
    const input = screen.getByRole('searchbox', { name: 'Search roadmaps' })
    await user.type(input, 'react{Enter}')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    expect(onSearch.mock.calls).toEqual([['react'], ['react']])
    await expectAccessible()
    await user.type(input, '{Escape}')
    expect(input).toHaveProperty('value', '')
    expect(onSearch).toHaveBeenLastCalledWith('')
  })
})
