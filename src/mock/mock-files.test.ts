import { describe, expect, test, vi } from 'vitest'
import { messages } from '#rules/messages.ts'
import { createMockFiles } from './mock-files.ts'
import { createWorld, type MockScenario } from './world.ts'

const open = (scenario: Partial<MockScenario> = {}) => {
  const world = createWorld(scenario)
  return { world, files: createMockFiles(world) }
}
const file = (name = 'new.pdf', requestKey = 'key-1', text = 'the file') => ({ blob: new Blob([text]), name, requestKey })
const cv = { kind: 'cv', id: null } as const
const signal = () => new AbortController().signal
const noProgress = () => undefined

describe('an upload', () => {
  test('of a CV is in the profile, and can be fetched', async () => {
    const { world, files } = open({ person: 'newcomer' })
    const onProgress = vi.fn()
    await files.upload(cv, file(), onProgress, signal())
    expect(onProgress.mock.calls.flat()).toEqual([0.25, 0.5, 0.75, 1])
    expect(world.profile().setup).toMatchObject({ cvName: 'new.pdf', cvSize: 8 })
    const { blob, name } = await files.download(cv)
    expect([name, await blob.text()]).toEqual(['new.pdf', 'the file'])
  })

  test('of a photo gives an address, and shows in the viewer', async () => {
    const { world, files } = open({ person: 'newcomer' })
    await files.upload({ kind: 'photo', id: null }, file('me.PNG'), noProgress, signal())
    expect(world.viewer().user.avatar).toBe(world.profile().setup.photoUrl)
    expect(world.profile().setup.photoUrl).toBeTruthy()
  })

  test.each(['certificate', 'skill'] as const)('of a %s belongs to its entry', async (kind) => {
    const { world, files } = open()
    const entries = () => (kind === 'skill' ? world.profile().technicalSkills : world.profile().certificates)
    const id = entries()[1]?.id ?? ''
    await expect(files.download({ kind, id })).rejects.toMatchObject({ kind: 'refused', code: 'NOT_FOUND' })
    await files.upload({ kind, id }, file('proof.docx'), noProgress, signal())
    expect(entries().map((one) => one.fileName)).toEqual([expect.any(String), 'proof.docx'])
    await expect(files.upload({ kind, id: 'nobody' }, file('lost.pdf', 'key-2'), noProgress, signal())).rejects.toMatchObject({
      kind: 'refused',
      code: 'FORBIDDEN',
    })
  })

  test('happens once for a key', async () => {
    const { world, files } = open()
    await files.upload(cv, file(), noProgress, signal())
    world.changeProfile(({ setup }) => ({ setup: { ...setup, cvName: null } }))
    await files.upload(cv, file(), noProgress, signal())
    expect(world.profile().setup.cvName).toBeNull()
    await files.upload(cv, file('new.pdf', 'key-2'), noProgress, signal())
    expect(world.profile().setup.cvName).toBe('new.pdf')
  })

  test.each([
    ['of another type', file('virus.exe')],
    ['of nothing', file('empty.pdf', 'key', '')],
  ])('%s is refused', async (_what, refused) => {
    const { world, files } = open({ person: 'newcomer' })
    await expect(files.upload(cv, refused, noProgress, signal())).rejects.toEqual({
      kind: 'refused',
      code: 'VALIDATION',
      message: messages.fileNotAllowed,
      field: 'file',
    })
    expect(world.profile().setup.cvName).toBeNull()
  })

  test('that is aborted leaves everything as it was', async () => {
    const { world, files } = open({ person: 'newcomer', delay: 60_000 })
    const abort = new AbortController()
    const sending = files.upload(cv, file(), noProgress, abort.signal)
    abort.abort('cancelled')
    await expect(sending).rejects.toBe('cancelled')
    await expect(files.upload(cv, file(), noProgress, abort.signal)).rejects.toBe('cancelled')
    expect(world.profile().setup.cvName).toBeNull()
  })
})

test.each(['upload', 'download'] as const)('%s fails as the scenario says', async (operation) => {
  const { files } = open({ failing: { [operation]: { code: 'RATE_LIMITED', message: 'Slow down.' } } })
  const failure = { kind: 'refused', code: 'RATE_LIMITED', message: 'Slow down.', field: null }
  const tried = operation === 'upload' ? files.upload(cv, file(), noProgress, signal()) : files.download(cv)
  await expect(tried).rejects.toEqual(failure)
})

test('an example’s file can be fetched as well, and nothing where there is none', async () => {
  expect((await open().files.download(cv)).name).toBe('Mara-Lindholm-cv.pdf')
  await expect(open({ person: 'newcomer' }).files.download(cv)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
