import Type from 'typebox'
import { defineCall, id, lineText, nullable, strictObject } from './call.ts'

const project = Type.Object({ id, Name: Type.String() })
const epicSet = Type.Object({ id, ProjectId: id, Items: Type.Array(Type.Object({ Name: Type.String() })) })

/** Projects and their epics, activities and technologies (specification 3 and 7.3; decisions C, Lists). */
export const projectCalls = {
  getByTeammember: defineCall({
    method: 'GET',
    path: '/project/GetByTeammember',
    summary: 'The projects of the caller’s commitments, by name',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(project),
  }),
  getAll: defineCall({
    method: 'GET',
    path: '/project',
    summary: 'For a line manager the projects of everybody who reports to them as well, else the caller’s own, by name',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(project),
  }),
} as const

export const epicCalls = {
  getOfProject: defineCall({
    method: 'GET',
    path: '/epic/getEpicOfProject/{projectId}',
    summary: 'The epics of a project of the caller’s commitments, by name',
    access: 'team',
    ownership: { param: 'projectId', is: 'ownRow', of: 'project' },
    params: strictObject({ projectId: id }),
    answer: epicSet,
  }),
  save: defineCall({
    method: 'POST',
    path: '/epic/save',
    summary:
      'Adds an epic to a project of the caller’s commitments; answers with the project’s epics. 409 for a name it has already, or one epic too many',
    access: 'team',
    ownership: { param: 'projectId', is: 'ownRow', of: 'project' },
    body: strictObject({ epicTitle: lineText(200, 1), projectId: id }),
    answer: epicSet,
    errors: [409],
  }),
} as const

export const effortCatalogueCalls = {
  getActivities: defineCall({
    method: 'GET',
    path: '/activity',
    summary: 'Every activity, also disabled ones, by name',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(Type.Object({ id, Value: Type.String(), Disabled: Type.Boolean(), DefaultTechnology: nullable(id) })),
  }),
  getTechnologies: defineCall({
    method: 'GET',
    path: '/technology',
    summary: 'Every technology with the activities it is linked to, also disabled ones, by name',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(Type.Object({ id, Value: Type.String(), Disabled: Type.Boolean(), ActivityIds: Type.Array(id) })),
  }),
} as const
