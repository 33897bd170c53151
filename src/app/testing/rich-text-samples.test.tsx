import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { richTextSamples } from '#rules/testing/rich-text-samples.ts'
import { RichTextEditor } from '#ui/RichTextEditor.tsx'
import { pasteInto, show } from '#ui/test-support.tsx'

describe('rich text that v1 holds, opened and changed', () => {
  it.each(richTextSamples)('has of %s what the service keeps of it', async (_what, html, kept) => {
    const onChange = vi.fn()
    show(<RichTextEditor label="Bio" value={html} onChange={onChange} measure={(text) => text.length} />)
    await pasteInto(await screen.findByRole('textbox', { name: /^Bio/ }), { 'text/plain': '!' })
    await waitFor(() => expect(onChange).toHaveBeenCalled())
    const written: unknown = onChange.mock.lastCall?.[0]
    expect(String(written).replace('!', '')).toBe(kept)
  })
})
