import { act, screen, waitFor, within } from '@testing-library/react'
import { useQuery } from 'urql'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CvUpload } from '#features/profile/files/CvUpload.tsx'
import { EntryFile } from '#features/profile/files/EntryFile.tsx'
import type { FilesPort } from '#features/shared/services/services.ts'
import { ProfileFiles_stateDocument } from '#generated/features/profile/files/files.ts'
import { refuse } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { createMockedGateway } from '../mocked-gateway.ts'
import { openPart } from './open-part.tsx'
import { expectSaid, flowState } from './open-portal.tsx'

/** The CV and the file of the first certificate, as the profile has them. */
function Files() {
  const [{ data }] = useQuery({ query: ProfileFiles_stateDocument })
  if (data === undefined) return <p>Loading</p>
  const { setup, certificates, completeness } = data.profile
  const first = certificates[0]
  return (
    <main>
      <p>{completeness.profile ? 'The profile is complete' : 'The profile is not complete'}</p>
      <CvUpload name={setup.cvName} size={setup.cvSize} />
      {first && <EntryFile kind="certificate" id={first.id} entry="Scrum" fileName={first.fileName} />}
    </main>
  )
}

const pdf = (name = 'My CV.pdf', size = 2048) => new File([new Uint8Array(size)], name, { type: 'application/pdf' })
const cvField = () => screen.findByLabelText(/^Resume/)

/** Files that answer when the test says so, and tell what was sent. */
const heldFiles = () => {
  const sent: Array<{ name: string; requestKey: string; signal: AbortSignal; progress: (share: number) => void }> = []
  const ends: Array<(failure?: unknown) => void> = []
  const mockedFiles: FilesPort = {
    upload: (_place, { name, requestKey }, progress, signal) => {
      sent.push({ name, requestKey, signal, progress })
      return new Promise((resolve, reject) => {
        ends.push((failure) => (failure === undefined ? resolve() : reject(failure)))
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
    download: () => Promise.reject({ kind: 'refused', code: 'NOT_FOUND', message: 'There is no file.', field: null }),
  }
  return { mockedFiles, sent, end: (failure?: unknown) => act(async () => ends.at(-1)?.(failure)) }
}

describe('the CV', () => {
  it('is sent and shown with its size, and the profile follows', async () => {
    const { user } = await openPart(<Files />, { person: 'newcomer' })
    await user.upload(await cvField(), pdf())
    await screen.findByText('My CV.pdf')
    await screen.findByText('2 kB')
    expect(flowState('file-upload')).toBe('filled')
    await expectAccessible()
  })

  it('is refused before it is sent, named, and can be let go', async () => {
    const { mockedFiles, sent } = heldFiles()
    const { user } = await openPart(<Files />, { person: 'newcomer' }, { mockedFiles })
    await user.upload(await cvField(), pdf('CV.exe'))
    await screen.findByText('File type or size is not allowed.')
    await screen.findByText('CV.exe')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await expectAccessible()
    await user.upload(await cvField(), pdf('CV.pdf', 5 * 1024 * 1024 + 1))
    await screen.findByText('File type or size is not allowed.')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('PDF, DOC or DOCX, up to 5 MB')
    expect(sent).toEqual([])
  })

  it('has the browser ask before the tab is closed, as long as the file is on its way', async () => {
    const { mockedFiles, end } = heldFiles()
    const { user } = await openPart(<Files />, { person: 'newcomer' }, { mockedFiles })
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await user.upload(await cvField(), pdf())
    await waitFor(() => expect(isAsked()).toBe(true))
    await end()
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('shows how much is sent, can be cancelled, and tells the upload so', async () => {
    const { mockedFiles, sent } = heldFiles()
    const { user } = await openPart(<Files />, { person: 'newcomer' }, { mockedFiles })
    await user.upload(await cvField(), pdf())
    const bar = await screen.findByRole('progressbar')
    await waitFor(() => expect(sent).toHaveLength(1))
    act(() => sent[0]?.progress(0.4))
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toMatch(/^(0\.4|40)$/))
    await user.click(screen.getByRole('button', { name: /Cancel/ }))
    await waitFor(() => expect(flowState('file-upload')).toBe('empty'))
    expect(sent[0]?.signal.aborted).toBe(true)
  })

  it('is sent again under its key when the connection broke', async () => {
    const { mockedFiles, sent, end } = heldFiles()
    const { user } = await openPart(<Files />, { person: 'newcomer' }, { mockedFiles })
    await user.upload(await cvField(), pdf())
    await waitFor(() => expect(sent).toHaveLength(1))
    await end({ kind: 'unreachable' })
    await screen.findByText(messages.serverUnreachable)
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.requestKey).toBe(sent[0]?.requestKey)
    await end()
    await screen.findByText('My CV.pdf')
  })

  it('goes on being sent while the person looks at something else, and is found failed when they come back', async () => {
    const { mockedFiles, sent, end } = heldFiles()
    const { user, show } = await openPart(<Files />, { person: 'newcomer' }, { mockedFiles })
    await user.upload(await cvField(), pdf())
    await waitFor(() => expect(sent).toHaveLength(1))
    show(<p>Another step</p>)
    await screen.findByText('Another step')
    expect(sent[0]?.signal.aborted).toBe(false)
    await end({ kind: 'unreachable' })
    show(<Files />)
    await screen.findByText(messages.serverUnreachable)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.name).toBe('My CV.pdf')
  })

  it('goes on being sent while the person looks at something else, and is there when they come back', async () => {
    const scenario = { person: 'newcomer' } as const
    const { mockedFiles, ...rest } = createMockedGateway(scenario)
    let arrive = (): void => undefined
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    const upload: FilesPort['upload'] = (...sending) => arrival.then(() => mockedFiles.upload(...sending))
    const { user, show, system } = await openPart(<Files />, scenario, { ...rest, mockedFiles: { ...mockedFiles, upload } })
    await user.upload(await cvField(), pdf())
    await waitFor(() => expect(flowState('file-upload')).toBe('uploading'))
    show(<p>Another step</p>)
    await screen.findByText('Another step')
    arrive()
    await waitFor(() => expect(system.flows.peek('file-upload:cv')).toBeUndefined())
    show(<Files />)
    await screen.findByText('My CV.pdf')
    expect(flowState('file-upload')).toBe('filled')
  })

  it('lets go of an upload that is done when nobody looks at it', async () => {
    const { mockedFiles, sent, end } = heldFiles()
    const { user, show, system } = await openPart(<Files />, { person: 'newcomer' }, { mockedFiles })
    await user.upload(await cvField(), pdf())
    await waitFor(() => expect(sent).toHaveLength(1))
    show(<p>Another step</p>)
    await screen.findByText('Another step')
    expect(system.flows.peek('file-upload:cv')).toBeDefined()
    await end()
    await waitFor(() => expect(system.flows.peek('file-upload:cv')).toBeUndefined())
  })

  it('is removed after a question', async () => {
    const { user } = await openPart(<Files />)
    await user.click(await screen.findByRole('button', { name: /^Remove .*cv/i }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove the resume?' })
    await expectAccessible()
    await user.click(within(question).getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: /^Remove .*cv/i }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await screen.findByText('PDF, DOC or DOCX, up to 5 MB')
    await screen.findByText('The profile is not complete')
  })

  it('stays, with the reason, when it cannot be removed', async () => {
    const { user } = await openPart(<Files />, { answers: { removeCv: refuse('RATE_LIMITED', 'Slow down') } })
    await user.click(await screen.findByRole('button', { name: /^Remove .*cv/i }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    await within(question).findByText('Slow down')
    await user.click(within(question).getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(flowState('file-upload')).toBe('filled'))
  })

  it('is saved under its name', async () => {
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    onTestFinished(() => click.mockRestore())
    URL.createObjectURL = () => 'blob:cv'
    const { user } = await openPart(<Files />)
    await user.click(await screen.findByRole('button', { name: /^Download .*cv/i }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatch(/\.pdf blob:cv$/)
  })

  it('says why it cannot be fetched', async () => {
    const { user } = await openPart(<Files />, {}, { mockedFiles: heldFiles().mockedFiles })
    await user.click(await screen.findByRole('button', { name: /^Download .*cv/i }))
    await expectSaid('There is no file.')
  })
})

describe('the file of a certificate', () => {
  it('has a place of its own', async () => {
    const { mockedFiles, sent } = heldFiles()
    const { user } = await openPart(<Files />, {}, { mockedFiles })
    const field = await screen.findByLabelText(/^Certificate file of Scrum/)
    await user.upload(field, pdf('Scrum.pdf'))
    await waitFor(() => expect(sent).toHaveLength(1))
    const states = [...document.querySelectorAll('[data-flow="file-upload"]')].map((one) => one.getAttribute('data-state'))
    expect(states).toEqual(['"filled"', '"uploading"'])
  })

  it('is removed after a question, without its entry', async () => {
    const { user } = await openPart(<Files />)
    const remove = await screen.findByRole('button', { name: /^Remove file / })
    expect(remove.textContent).toBe('Remove file')
    await user.click(remove)
    const question = await screen.findByRole('alertdialog', { name: 'Remove the file?' })
    within(question).getByText(/is removed from your profile; Scrum stays\.$/)
    await expectAccessible()
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Remove file / })).toBeNull())
    const field = await screen.findByLabelText(/^Certificate file of Scrum/)
    // The control is gone, so its place has the focus.
    await waitFor(() => expect(document.activeElement).toBe(field))
    // The resume stays as it is.
    expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1)
  })
})
