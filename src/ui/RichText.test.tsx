import { screen, waitFor } from '@testing-library/react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { expectAccessible, show } from './test-support.tsx'

// Files share what has been imported; here the reader must not have been fetched before.
vi.resetModules()
const { RichText } = await import('./RichText.tsx')
afterAll(() => {
  vi.resetModules()
})

describe('RichText', () => {
  it('is there at once as text, and soon as it was written', async () => {
    const { container } = show(<RichText html="<p>I <strong>build</strong> &amp; teach</p><ul><li>one</li></ul>" />)
    expect(container.textContent).toBe('I build & teach\none')
    await waitFor(() => expect(container.querySelector('strong')?.textContent).toBe('build'), { timeout: 10_000 })
    expect(screen.getByRole('listitem').textContent).toBe('one')
    await expectAccessible()
  }, 20_000)
})
