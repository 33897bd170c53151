import type { Database } from '../db/database.ts'
import { groupBy } from '../group-by.ts'
import type { AdminDocument } from './document.ts'
import { readActivities, readCommitments, readEpics, readProjects, readRepositories, readTechnologies } from './read.ts'
import { readLoans, readPayRuns } from './read-money.ts'
import { readAccesses, readAuthors } from './read-team.ts'

/** Everything that an import can bring, as of one moment. */
const exportDocument = async (db: Database): Promise<AdminDocument> =>
  await db.transaction(
    async (tx) => {
      const epics = groupBy(await readEpics(tx), ({ projectId }) => projectId)
      const repositories = groupBy(await readRepositories(tx), ({ projectId }) => projectId)
      return {
        technologies: await readTechnologies(tx),
        activities: await readActivities(tx),
        projects: (await readProjects(tx)).map((project) => ({
          ...project,
          epics: (epics.get(project.id) ?? []).map(({ name }) => name),
          repositories: (repositories.get(project.id) ?? []).map(({ projectId: _projectId, ...repository }) => repository),
        })),
        commitments: await readCommitments(tx),
        payRuns: await readPayRuns(tx),
        loans: await readLoans(tx),
        accesses: await readAccesses(tx),
        authors: (await readAuthors(tx)).map(({ id: _id, ...author }) => author),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** The text of the file that `import` reads: the same rows give the same text. */
export const exportText = async (db: Database): Promise<string> => `${JSON.stringify(await exportDocument(db), null, 2)}\n`
