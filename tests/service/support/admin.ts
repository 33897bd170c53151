import { execFile } from 'node:child_process'
import { runAdmin } from '../../../scripts/admin-command.ts'

/** What a command of `npm run admin` came to. */
export interface Outcome {
  readonly code: number
  readonly output: string
  readonly errors: string
}

type Environment = Readonly<Record<string, string>>

/** Carries out a command in this process: a process for each costs more than most commands. */
export const admin = async (environment: Environment, ...parameters: readonly string[]): Promise<Outcome> => {
  let [output, errors] = ['', '']
  const code = await runAdmin(parameters, {
    environment,
    print: (text) => {
      output += text
    },
    warn: (text) => {
      errors += text
    },
  })
  return { code, output, errors }
}

/** Carries out a command as its owner does, in a process of its own, which has to end by itself. */
export const adminProcess = (environment: Environment, ...parameters: readonly string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH ?? '', ...environment }
    const program = ['--import', 'tsx', 'scripts/admin.ts', ...parameters]
    execFile(process.execPath, program, { env }, (error, output, errors) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, output, errors }),
    )
  })
