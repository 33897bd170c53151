import Type from 'typebox'
import { defineCall, id, lineText, nullable, strictObject } from './call.ts'

/** Specification 2.10, 3 Position details, 7.6; decisions B and C, Position. */
export const positionCalls = {
  getPosition: defineCall({
    method: 'GET',
    path: '/position/deepLink/{deepLinkId}',
    summary: 'The position of a deep link; 404 for an unknown link, 410 for a closed position',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ deepLinkId: lineText(200, 1) }),
    answer: Type.Object({
      Title: Type.String(),
      JobTitles: Type.Array(Type.String()),
      JobDescription: Type.String(),
      Skills: Type.Array(Type.String()),
      PositionId: nullable(id),
    }),
    errors: [410],
  }),
  apply: defineCall({
    method: 'POST',
    path: '/position/apply',
    summary: 'Applies for a position; answers with a message. 409 for a second application, 410 for a closed position',
    access: 'team',
    ownership: 'none',
    body: strictObject({ deepLinkId: lineText(200, 1), PositionId: id }),
    answer: Type.String(),
    errors: [409, 410],
  }),
} as const
