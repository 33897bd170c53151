import { createEvent, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { FileField, type FileFieldProps, type ShownFile } from './FileField.tsx'
import { acceptInWords, isAccepted } from './file-accept.ts'
import { expectAccessible, show } from './test-support.tsx'

const pdf = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' })
const picture = new File(['x'], 'photo.png', { type: 'image/png' })

function Resume(props: Partial<FileFieldProps>) {
  return <FileField label="Resume" accept=".pdf,.doc,.docx" file={null} onChoose={() => undefined} {...props} />
}

const input = () => screen.getByLabelText(/^Resume/) as HTMLInputElement
const zone = () => input().closest('div')?.parentElement as HTMLElement
const news = () => screen.getAllByRole('status').at(-1)?.textContent

function drop(file: File) {
  const event = createEvent.drop(zone())
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file] } })
  fireEvent(zone(), event)
  return event
}

/** Choosing by keyboard: the input keeps the focus while the browser's chooser is open. */
function choose(file: File) {
  input().focus()
  fireEvent.change(input(), { target: { files: [file] } })
}

/** A field with an owner that sends what is chosen. */
function Upload({ answer }: { answer: 'arrives' | 'fails' }) {
  const [file, setFile] = useState<ShownFile | null>(null)
  const [sending, setSending] = useState<File>()
  const [failure, setFailure] = useState<string>()
  const end = () => {
    setSending(undefined)
    if (answer === 'fails') setFailure('The connection was lost.')
    else if (sending) setFile({ name: sending.name, sizeText: '8 bytes' })
  }
  return (
    <>
      <Resume
        file={file}
        progress={sending ? 0.5 : null}
        failure={failure}
        onChoose={setSending}
        onCancel={() => setSending(undefined)}
        onRetry={() => {
          setFailure(undefined)
          setSending(pdf)
        }}
        onRemove={() => setFile(null)}
      />
      <button type="button" onClick={end}>
        End
      </button>
    </>
  )
}

describe('kinds of files', () => {
  it.each([
    ['.pdf', 'PDF'],
    ['.pdf, .doc,.DOCX', 'PDF, DOC or DOCX'],
    ['image/png,image/*', 'png or any image'],
    ['', ''],
  ])('%j in words: %j', (accept, words) => expect(acceptInWords(accept)).toBe(words))

  it.each([
    ['.pdf', 'A.PDF', '', true],
    ['.pdf', 'a.pdf.exe', 'application/pdf', false],
    ['image/*', 'a', 'image/png', true],
    ['image/png', 'a', 'image/jpeg', false],
    ['', 'a', '', true],
  ])('%j takes %j of type %j: %j', (accept, name, type, taken) => expect(isAccepted(accept, { name, type })).toBe(taken))
})

describe('FileField', () => {
  it('says what it takes and hands on what is chosen, also the same file twice', async () => {
    const onChoose = vi.fn()
    const { user } = show(<Resume required description="At most 5 MB." error="Required" onChoose={onChoose} />)
    expect(screen.getByText('PDF, DOC or DOCX')).toBeTruthy()
    expect(input().getAttribute('accept')).toBe('.pdf,.doc,.docx')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    await expectAccessible()
    await user.tab()
    expect(document.activeElement).toBe(input())
    await user.upload(input(), pdf)
    await user.upload(input(), pdf)
    expect(onChoose.mock.calls).toEqual([[pdf], [pdf]])
  })

  it('is attached in the line of an entry', () => {
    show(<Resume compact />)
    expect(screen.getByText('Attach')).toBeTruthy()
    expect(screen.queryByText('Choose file')).toBeNull()
  })

  it('takes what is dropped, and refuses another kind with a text', async () => {
    const onChoose = vi.fn()
    show(<Resume onChoose={onChoose} />)
    expect(drop(picture).defaultPrevented).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
    expect(screen.getByText('photo.png is of another kind. Choose PDF, DOC or DOCX.')).toBeTruthy()
    drop(pdf)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(pdf)
    expect(screen.queryByText(/of another kind/)).toBeNull()
  })

  it('tells of start and end, and keeps the focus in the field', async () => {
    const { user } = show(<Upload answer="arrives" />)
    choose(pdf)
    expect(news()).toBe('Uploading resume.pdf')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel the upload of resume.pdf' }))
    await expectAccessible()
    fireEvent.click(screen.getByRole('button', { name: 'End' }))
    expect(news()).toBe('resume.pdf is uploaded')
    expect(document.activeElement).toBe(screen.getByLabelText(/Replace/))
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Remove resume.pdf' }))
    expect(news()).toBe('The file is removed')
    expect(document.activeElement).toBe(input())
  })

  it('is cancelled by keyboard', async () => {
    const { user } = show(<Upload answer="arrives" />)
    choose(pdf)
    await user.keyboard('{Enter}')
    expect(news()).toBe('The upload is cancelled')
    expect(screen.getByText('Choose file')).toBeTruthy()
  })

  it('offers Retry and another file after a failure', async () => {
    const { user } = show(<Upload answer="fails" />)
    await user.upload(input(), pdf)
    fireEvent.click(screen.getByRole('button', { name: 'End' }))
    expect(news()).toBe('resume.pdf was not uploaded. The connection was lost.')
    expect(screen.getByText('Choose another')).toBeTruthy()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(news()).toBe('Uploading resume.pdf')
  })

  it('only shows and downloads when it is read-only', async () => {
    const onDownload = vi.fn()
    const { user } = show(
      <Resume readOnly file={{ name: 'cv.pdf', sizeText: '1 MB' }} onDownload={onDownload} onRemove={onDownload} />,
    )
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Download cv.pdf' }))
    expect(onDownload).toHaveBeenCalledTimes(1)
    expect(document.querySelector('input')).toBeNull()
    await expectAccessible()
  })

  it('takes nothing while it has a reason not to, and tells it', () => {
    const onChoose = vi.fn()
    show(<Resume disabledReason="Save the entry first" onChoose={onChoose} />)
    drop(pdf)
    expect(onChoose).not.toHaveBeenCalled()
    expect(input().disabled).toBe(true)
    expect(screen.getByText('Save the entry first')).toBeTruthy()
  })
})
