import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { loadLater } from './load-later.tsx'
import { show } from './test-support.tsx'

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>

const failed = (retry: () => void) => (
  <button type="button" onClick={retry}>
    Retry
  </button>
)

describe('a part that is loaded later', () => {
  it('waits, and is there at once the second time', async () => {
    const Later = loadLater(async () => Greeting)
    const { unmount } = show(<Later part={{ name: 'Sara' }} waiting="Wait" failed={failed} />)
    expect(screen.getByText('Wait')).toBeTruthy()
    expect(await screen.findByText('Hello Sara')).toBeTruthy()
    unmount()
    show(<Later part={{ name: 'Reza' }} waiting="Wait" failed={failed} />)
    expect(screen.getByText('Hello Reza')).toBeTruthy()
  })

  it('can be fetched once more when it did not arrive', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('Offline'))
    const Later = loadLater(load)
    const { user } = show(<Later part={{ name: 'Sara' }} waiting="Wait" failed={failed} />)
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Hello Sara')).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
    vi.restoreAllMocks()
  })
})
