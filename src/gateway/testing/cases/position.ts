import { linkedInCalls } from '#contract/linkedin.ts'
import { locationCalls } from '#contract/location.ts'
import { positionCalls } from '#contract/position.ts'
import { memberId } from '../examples.ts'
import { rowId } from '../profile-examples.ts'
import type { Cases } from './case.ts'

export const locationCases: Cases = {
  'Query.countries': {
    query: '{ countries { code name } }',
    answer: [{ code: 'SE', name: 'Sweden' }],
    calls: [[locationCalls.getCountries]],
  },
  'Query.cities': {
    query: '{ cities(country: "Côte d’Ivoire") }',
    answer: ['Lund', 'Umeå'],
    calls: [[locationCalls.getCities, { params: { country: 'Côte d’Ivoire' } }]],
  },
}

export const linkedInCases: Cases = {
  'Mutation.connectLinkedIn': {
    query: 'mutation { connectLinkedIn { url } }',
    answer: { url: 'https://www.linkedin.com/oauth?state=s' },
    calls: [[linkedInCalls.getUrl]],
  },
  'Mutation.verifyLinkedIn': {
    query: 'mutation { verifyLinkedIn(code: "c", state: "s") { id } }',
    answer: { id: memberId },
    calls: [[linkedInCalls.verify, { body: { Code: 'c', State: 's' } }]],
  },
}

export const positionCases: Cases = {
  'Query.position': {
    query: '{ position(deepLinkId: "senior/1") { deepLinkId positionId title jobTitles jobDescription skills } }',
    answer: {
      deepLinkId: 'senior/1',
      positionId: rowId(94),
      title: 'Senior Engineer',
      jobTitles: ['Engineer', 'Developer'],
      jobDescription: 'Build screens.',
      skills: ['React'],
    },
    calls: [[positionCalls.getPosition, { params: { deepLinkId: 'senior/1' } }]],
  },
  'Mutation.applyForPosition': {
    query: `mutation { applyForPosition(deepLinkId: "senior/1", positionId: "${rowId(94)}") { message } }`,
    answer: { message: 'You have successfully applied for the position.' },
    calls: [[positionCalls.apply, { body: { deepLinkId: 'senior/1', PositionId: rowId(94) } }]],
  },
}
