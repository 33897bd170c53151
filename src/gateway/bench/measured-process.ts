import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** In the child: says where it listens, and answers each message with the CPU time it has used, in microseconds. */
export const serveMeasurements = (address: string): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.(address)
}

export interface MeasuredProcess {
  readonly address: string
  /** CPU time used so far, in microseconds. */
  readonly cpu: () => Promise<number>
  readonly stop: () => void
}

const said = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0]

/** In the parent: starts a TypeScript file of this folder as a process of its own. */
export const startMeasured = async (file: string, ...args: string[]): Promise<MeasuredProcess> => {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: ['--import', 'tsx'] })
  const address = String(await said(child))
  return {
    address,
    cpu: async () => {
      child.send('cpu')
      return Number(await said(child))
    },
    stop: () => child.disconnect(),
  }
}
