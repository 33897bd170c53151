import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { processStart } from './process-identity.ts'
import { StartProblem } from './start-problem.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-folder-'))
})

afterEach(async () => {
  await chmod(folder, 0o755)
  await rm(folder, { recursive: true, force: true })
})

/** Runs as an unprivileged user if the tests run as root, whom no permission stops. */
const unprivileged = <T>(work: () => T): T => {
  const isRoot = process.geteuid?.() === 0
  if (isRoot) process.seteuid?.(65_534)
  try {
    return work()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}

describe('the data folder', () => {
  test('is held by one process at a time, and free after its release', () => {
    const first = openDataFolder(folder)
    expect(() => openDataFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid}, started at 20`))
    first.release()
    openDataFolder(folder).release()
  })

  test('the lock of a dead process is taken over, also when its number belongs to another one by now', async () => {
    const dead = spawn(process.execPath, ['-e', ''])
    await once(dead, 'exit')
    const startedAt = new Date().toISOString()
    for (const holder of [
      { pid: dead.pid, processStart: 'x', startedAt },
      { pid: process.pid, processStart: 'long ago', startedAt },
    ]) {
      await writeFile(join(folder, 'portal.lock'), JSON.stringify(holder))
      openDataFolder(folder).release()
    }
    expect(await readdir(folder)).toEqual([])
  })

  test('a damaged lock is taken over', async () => {
    await writeFile(join(folder, 'portal.lock'), '{"pid":')
    openDataFolder(folder).release()
  })

  test('one that nobody may enter is refused in one sentence', async () => {
    await chmod(folder, 0o000)
    expect(() => unprivileged(() => openDataFolder(folder))).toThrow(
      new StartProblem(`The data folder ${folder} cannot be used: permission denied.`),
    )
  })

  test('a file in its place is refused in one sentence', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    expect(() => openDataFolder(file)).toThrow(new StartProblem(`The data folder ${file} cannot be used: it is not a folder.`))
    expect(() => openDataFolder(join(file, 'below'))).toThrow(StartProblem)
    expect((await stat(file)).isFile()).toBe(true)
  })

  test('a process is known by its number and its start', () => {
    const own = processStart(process.pid)
    expect(own).not.toBeNull()
    expect(processStart(process.pid)).toBe(own)
    expect(processStart(process.ppid)).not.toBe(own)
  })
})
