import type { effortCatalogueCalls, epicCalls, projectCalls } from '#contract/project.ts'
import type { Handlers, Service } from '../handler.ts'
import { addEpic, findActivities, findEpics, findProjects, findTechnologies, findVisibleProjects } from './store.ts'

/** Projects (specification 7.3): those of the caller's commitments and, for a line manager, of the reports'. */
export const projectHandlers = ({ db }: Service): Handlers<typeof projectCalls> => ({
  getByTeammember: async ({ caller }) => await findProjects(db, caller.memberId),
  getAll: async ({ caller }) => await findVisibleProjects(db, caller),
})

/** Epics of a project of the caller's commitments. */
export const epicHandlers = ({ db }: Service): Handlers<typeof epicCalls> => ({
  getOfProject: async ({ params, caller }) => await findEpics(db, caller.memberId, params.projectId),

  save: async ({ body, caller, commit, now }) =>
    await commit(async (tx) => {
      await addEpic(tx, caller.memberId, body.projectId, body.epicTitle, now)
      return await findEpics(tx, caller.memberId, body.projectId)
    }),
})

/** What effort is logged as (decisions C, Lists). */
export const effortCatalogueHandlers = ({ db }: Service): Handlers<typeof effortCatalogueCalls> => ({
  getActivities: async () => await findActivities(db),
  getTechnologies: async () => await findTechnologies(db),
})
