import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx'
import { waitForMore } from './rich-text-pause.ts'
import { TypedTextScope, useIsTyping } from './SaveStatus.tsx'
import { expectAccessible, pasteInto, show } from './test-support.tsx'

const measure = (html: string) => html.replace(/<[^>]*>/g, '').length

function Bio({ start = '', onChange = () => undefined, ...rest }: Partial<RichTextEditorProps> & { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <RichTextEditor
        label="Bio"
        measure={measure}
        minimumLength={10}
        {...rest}
        value={value}
        onChange={(html) => {
          setValue(html)
          onChange(html)
        }}
      />
      <button type="button" onClick={() => setValue('<p>From elsewhere</p>')}>
        Other tab
      </button>
    </>
  )
}

const editor = () => screen.findByRole('textbox', { name: /^Bio/ })
const tool = (name: string) => screen.getByRole('button', { name })

const paste = async (data: Record<string, string>) => pasteInto(await editor(), data)

describe('RichTextEditor', { timeout: 30_000 }, () => {
  it('is a textbox with its label, help, error and count', async () => {
    show(<Bio required description="About you." error="At least 10 characters are required." start="<p>Short</p>" />)
    const target = await editor()
    expect(target.getAttribute('aria-multiline')).toBe('true')
    expect(target.getAttribute('aria-required')).toBe('true')
    expect(target.getAttribute('aria-invalid')).toBe('true')
    const described = (target.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['5 of at least 10 characters', 'About you.', 'At least 10 characters are required.'])
    // Lines of about 75 characters, however wide the page is.
    const widths = []
    for (let at = target.parentElement; at !== null; at = at.parentElement) widths.push(getComputedStyle(at).maxWidth)
    expect(widths).toContain('var(--size-writing)')
    await expectAccessible()
  })

  it('hands on what was written after a pause, once, as the smallest HTML', async () => {
    const onChange = vi.fn()
    show(<Bio onChange={onChange} />)
    const event = await paste({ 'text/html': '<div class="x" style="color:red">I <b>build</b> things</div><ul><li>a</li></ul>' })
    expect(event.defaultPrevented).toBe(true)
    expect(onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    expect(onChange).toHaveBeenCalledWith('<p>I <strong>build</strong> things</p><ul><li>a</li></ul>')
    expect(screen.getByText('15 of at least 10 characters')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Long enough:' })).toBeTruthy()
  })

  it('says that something is typed until it is handed on', async () => {
    const onChange = vi.fn()
    const Line = () => <p>{useIsTyping() ? 'typing' : 'at rest'}</p>
    show(
      <TypedTextScope>
        <Bio onChange={onChange} />
        <Line />
      </TypedTextScope>,
    )
    expect(screen.getByText('at rest')).toBeTruthy()
    await paste({ 'text/plain': 'a' })
    expect(screen.getByText('typing')).toBeTruthy()
    expect(onChange).not.toHaveBeenCalled()
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    expect(screen.getByText('at rest')).toBeTruthy()
  })

  it('hands on pasted lines as paragraphs', async () => {
    const onChange = vi.fn()
    show(<Bio onChange={onChange} />)
    await paste({ 'text/plain': 'a < b\r\n\r\nc' })
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('<p>a &lt; b</p><p><br></p><p>c</p>'))
  })

  it.each([
    ['on leaving the field', () => fireEvent.blur(screen.getByRole('textbox'))],
    ['when the page goes away', () => fireEvent(window, new Event('pagehide'))],
  ])('hands it on at once %s', async (_, leave) => {
    const onChange = vi.fn()
    show(<Bio onChange={onChange} />)
    await paste({ 'text/plain': 'Draft' })
    act(() => void leave())
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<p>Draft</p>')
  })

  it.each([
    [0, 250],
    [700, 250],
    [900, 100],
    [1_200, 0],
  ])('waits for a pause, and at most a second: %i ms after the first key %i ms more', (typedFor, wait) => {
    expect(waitForMore(5_000, 5_000 + typedFor)).toBe(wait)
  })

  it('hands it on at once when the field goes away', async () => {
    const onChange = vi.fn()
    const { unmount } = show(<Bio onChange={onChange} />)
    await paste({ 'text/plain': 'Draft' })
    unmount()
    expect(onChange).toHaveBeenCalledExactlyOnceWith('<p>Draft</p>')
  })

  it('takes another value from outside, without reporting it', async () => {
    const onChange = vi.fn()
    const { user } = show(<Bio start="<p>Mine</p>" onChange={onChange} />)
    expect((await editor()).textContent).toBe('Mine')
    await user.click(screen.getByRole('button', { name: 'Other tab' }))
    expect((await editor()).textContent).toBe('From elsewhere')
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each([
    ['an empty line', '<p>a</p><p><br /></p><p>b</p>'],
    ['other names of bold and italic', '<p><b>a</b> <i>b</i></p>'],
    ['what the editor does not know', '<h2>a</h2><p style="color:red">b</p>'],
  ])('does not take %s in a stored text for a change, and gives the stored text back when it is undone', async (_, stored) => {
    const onChange = vi.fn()
    const { user } = show(<Bio start={stored} onChange={onChange} />)
    const target = await editor()
    act(() => target.focus())
    fireEvent(window, new Event('pagehide'))
    fireEvent.blur(target)
    expect(onChange).not.toHaveBeenCalled()
    await paste({ 'text/plain': ' more' })
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    await user.click(tool('Undo'))
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(2))
    expect(onChange).toHaveBeenLastCalledWith(stored)
  })

  it('waits with a value from outside while the person is in the text, and lets what they wrote win', async () => {
    const onChange = vi.fn()
    show(<Bio start="<p>Mine</p>" onChange={onChange} />)
    await paste({ 'text/plain': ' and more' })
    fireEvent.click(screen.getByRole('button', { name: 'Other tab' }))
    expect((await editor()).textContent).toBe('Mine and more')
    fireEvent.blur(await editor())
    expect(onChange).toHaveBeenLastCalledWith('<p>Mine and more</p>')
    expect((await editor()).textContent).toBe('Mine and more')
  })

  it('takes the waiting value on leaving when nothing was written', async () => {
    show(<Bio start="<p>Mine</p>" />)
    const target = await editor()
    act(() => target.focus())
    fireEvent.click(screen.getByRole('button', { name: 'Other tab' }))
    expect(target.textContent).toBe('Mine')
    act(() => target.blur())
    await waitFor(() => expect(target.textContent).toBe('From elsewhere'))
  })

  it('has one toolbar stop, walked by arrows, that says what is on', async () => {
    const { user } = show(<Bio />)
    await paste({ 'text/html': '<p><b>Bold</b></p>' })
    expect(tool('Bold').getAttribute('aria-pressed')).toBe('true')
    expect(tool('Italic').getAttribute('aria-pressed')).toBe('false')
    expect(tool('Redo').getAttribute('aria-disabled')).toBe('true')
    act(() => tool('Bold').focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(tool('Underline'))
    await user.keyboard('{End}')
    expect(document.activeElement).toBe(tool('Redo'))
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tool('Bold'))
    await user.tab()
    expect(document.activeElement).toBe(await editor())
  })

  it('makes a list of the paragraph and takes it back', async () => {
    const onChange = vi.fn()
    const { user } = show(<Bio onChange={onChange} />)
    await paste({ 'text/plain': 'First' })
    await user.click(tool('Numbered list'))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<ol><li>First</li></ol>'))
    expect(tool('Numbered list').getAttribute('aria-pressed')).toBe('true')
    await user.click(tool('Undo'))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>First</p>'))
    await user.click(tool('Redo'))
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<ol><li>First</li></ol>'))
  })

  it('shows the text and no tools when it is read-only', async () => {
    show(<Bio readOnly start="<p>I <strong>build</strong></p>" />)
    const target = await editor()
    expect(target.getAttribute('aria-readonly')).toBe('true')
    await waitFor(() => expect(target.querySelector('strong')?.textContent).toBe('build'))
    expect(screen.queryByRole('toolbar')).toBeNull()
    await expectAccessible()
  })

  it('says when there is too much', async () => {
    show(<Bio maxLength={12} start="<p>Far too much text</p>" />)
    await editor()
    expect(screen.getByText('17 of at most 12 characters')).toBeTruthy()
  })
})
