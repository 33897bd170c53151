import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { diskStore } from '../../src/service/file/disk-store.ts'
import { type FileStore, storageKey } from '../../src/service/file/file-store.ts'
import { readS3Address, s3Store } from '../../src/service/file/s3-store.ts'
import { startCheckedS3 } from './support/checked-s3.ts'

const cleanups: Array<() => Promise<unknown>> = []
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-store-'))
  cleanups.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const startS3 = async () => {
  const server = await startCheckedS3(await newFolder())
  cleanups.push(server.close)
  return server
}

const storeAt = (address: string): FileStore => {
  const settings = readS3Address(address)
  if (settings === null) throw new Error(`Not an address: ${address}`)
  return s3Store(settings)
}

const contentOf = async (store: FileStore, key: string): Promise<Buffer | null> => {
  const content = await store.read(key)
  if (content === null) return null
  const bytes = Buffer.concat(await content.body.toArray())
  expect(content.size).toBe(bytes.length)
  return bytes
}

describe.each([
  { name: 'a folder', open: async () => diskStore(await newFolder()) },
  { name: 'an S3-compatible store', open: async () => storeAt(`s3+http://S3RVER:S3RVER@${(await startS3()).host}/portal`) },
])('$name', ({ open }) => {
  const opened = open()

  it.each([1, 1000, 5 * 1024 * 1024])('gives back %d bytes as they were', async (size) => {
    const store = await opened
    const key = storageKey('documents', randomUUID())
    const bytes = randomBytes(size)
    await store.write(key, bytes, 'application/pdf')
    expect((await contentOf(store, key))?.equals(bytes)).toBe(true)
  })

  it('has nothing under a key that was not written, and nothing any more under a removed one', async () => {
    const store = await opened
    const key = storageKey('photos', randomUUID())
    expect(await store.read(key)).toBeNull()
    await store.remove(key)
    await store.write(key, Buffer.from('bytes'), 'image/jpeg')
    await store.remove(key)
    expect(await store.read(key)).toBeNull()
    await store.remove(key)
  })

  it('keeps photos and documents apart', async () => {
    const store = await opened
    const id = randomUUID()
    await store.write(storageKey('documents', id), Buffer.from('mine'), 'application/pdf')
    expect(await store.read(storageKey('photos', id))).toBeNull()
  })

  it('takes 20 files at once', async () => {
    const store = await opened
    const files = Array.from({ length: 20 }, () => ({ key: storageKey('photos', randomUUID()), bytes: randomBytes(2000) }))
    await Promise.all(files.map(({ key, bytes }) => store.write(key, bytes, 'image/jpeg')))
    const read = await Promise.all(files.map(({ key }) => contentOf(store, key)))
    expect(read.map((bytes, index) => files[index]?.bytes.equals(bytes ?? Buffer.alloc(0)))).toEqual(Array(20).fill(true))
  })

  it.each(['', '../secret.json', 'photos/../../secret.json', `photos/${randomUUID()}/x`, `other/${randomUUID()}`])(
    'refuses the key %j',
    async (key) => {
      const store = await opened
      await expect(store.write(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow('not a key')
      await expect(store.read(key)).rejects.toThrow('not a key')
      await expect(store.remove(key)).rejects.toThrow('not a key')
    },
  )
})

it('files in a folder are for this user only, and no half-written one stays', async () => {
  const folder = await newFolder()
  const store = diskStore(folder)
  const key = storageKey('documents', randomUUID())
  await store.write(key, Buffer.from('mine'), 'application/pdf')
  const [file, ...others] = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  expect(others).toEqual([])
  expect((await stat(join(file?.parentPath ?? '', file?.name ?? ''))).mode & 0o777).toBe(0o600)
})

it('removing a key takes away what a killed process has left of it in a folder', async () => {
  const folder = await newFolder()
  const store = diskStore(folder)
  const id = randomUUID()
  await mkdir(join(folder, 'documents', id.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, 'documents', id.slice(0, 2), `${id}.new`), 'half')
  expect(await store.read(storageKey('documents', id))).toBeNull()
  await store.remove(storageKey('documents', id))
  expect(await readdir(join(folder, 'documents', id.slice(0, 2)))).toEqual([])
})

it('a store that refuses or is away is a failure, not an empty file', async () => {
  const { host, refusals } = await startS3()
  const wrong = storeAt(`s3+http://S3RVER:wrong@${host}/portal`)
  const key = storageKey('photos', randomUUID())
  await expect(wrong.write(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow()
  await expect(wrong.read(key)).rejects.toThrow()
  expect(refusals()).toBe(2)
  const away = storeAt('s3+http://key:secret@127.0.0.1:1/portal')
  await expect(away.write(key, Buffer.from('x'), 'image/jpeg')).rejects.toThrow()
  await expect(away.remove(key)).rejects.toThrow()
})

describe('the address of a bucket', () => {
  it('says where, as whom and in which region', () => {
    expect(readS3Address('s3://a%2Fkey:s%40cret@s3.example.org:9000/my-files?region=eu-central-1')).toEqual({
      endpoint: 'https://s3.example.org:9000/my-files',
      region: 'eu-central-1',
      accessKeyId: 'a/key',
      secretAccessKey: 's@cret',
    })
    expect(readS3Address('s3+http://k:s@127.0.0.1:9000/files')).toMatchObject({
      endpoint: 'http://127.0.0.1:9000/files',
      region: 'us-east-1',
    })
  })

  it.each([
    '',
    'files',
    'https://k:s@host/bucket',
    's3://host/bucket',
    's3://k:s@host',
    's3://k:s@host/a/b',
    's3://k:%E0@host/bucket',
  ])('is not %j', (address) => {
    expect(readS3Address(address)).toBeNull()
  })
})

it('follows no store that sends it elsewhere', async () => {
  let reached = 0
  const elsewhere = createServer((_request, response) => {
    reached += 1
    response.end()
  })
  const store = createServer((_request, response) => {
    response.writeHead(307, { location: `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/portal/key` }).end()
  })
  for (const server of [elsewhere, store]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanups.push(() => new Promise((resolve) => server.close(resolve)))
  }
  const sending = storeAt(`s3+http://key:secret@127.0.0.1:${(store.address() as AddressInfo).port}/portal`)
  await expect(sending.write(storageKey('documents', randomUUID()), randomBytes(10), 'application/pdf')).rejects.toThrow()
  await expect(sending.read(storageKey('documents', randomUUID()))).rejects.toThrow()
  expect(reached).toBe(0)
})
