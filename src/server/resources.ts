import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrationsFolder } from '#service/db/migrate.ts'
import { trainingFolder } from '#service/db/seed/training.ts'
import { StartProblem } from './start-problem.ts'

/** The files beside the server's code that it needs. */
export interface Resources {
  /** The built client; `null` when the server runs from its sources, where Vite serves the client. */
  readonly webFolder: string | null
  readonly migrationsFolder: string
  /** The demo's roadmaps, courses and assessments. */
  readonly trainingFolder: string
  /** Documents that the gateway executes, by hash. */
  readonly trustedDocuments: Readonly<Record<string, string>>
}

/** Finds them beside the bundle (`dist/server`), or in the source tree. */
export const findResources = (): Resources => {
  const here = fileURLToPath(import.meta.url)
  if (here.endsWith('.ts')) return { webFolder: null, migrationsFolder, trainingFolder, trustedDocuments: {} }
  const folder = dirname(here)
  const webFolder = join(folder, '..', 'web')
  const documents = join(folder, 'trusted-documents.json')
  for (const needed of [join(webFolder, 'index.html'), documents]) {
    if (!existsSync(needed)) throw new StartProblem(`${needed} is missing; run npm run build first.`)
  }
  return {
    webFolder,
    migrationsFolder: join(folder, 'migrations'),
    trainingFolder: join(folder, 'training'),
    trustedDocuments: JSON.parse(readFileSync(documents, 'utf8')) as Record<string, string>,
  }
}
