import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RichText } from './RichText.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('RichText', () => {
  it('is there at once as text, and soon as it was written', async () => {
    const { container } = show(<RichText html="<p>I <strong>build</strong> &amp; teach</p><ul><li>one</li></ul>" />)
    expect(container.textContent).toBe('I build & teach\none')
    await waitFor(() => expect(container.querySelector('strong')?.textContent).toBe('build'), { timeout: 10_000 })
    expect(screen.getByRole('listitem').textContent).toBe('one')
    await expectAccessible()
  }, 20_000)
})
