import { v1 } from '#contract/v1.ts'
import { memberId } from '../examples.ts'
import type { Cases } from './case.ts'

const answer = { id: memberId, theme: 'Light', density: null, weekTarget: 32.5, timerRounding: 'Up' }

export const personalSettingsCases: Cases = {
  'Query.personalSettings': {
    query: '{ personalSettings { id theme density weekTarget timerRounding } }',
    answer,
    calls: [[v1.personalSettings.get]],
  },
  'Mutation.changePersonalSettings': {
    query:
      'mutation { changePersonalSettings(input: { theme: Light, weekTarget: null }) { id theme density weekTarget timerRounding } }',
    answer,
    calls: [[v1.personalSettings.change, { body: { Theme: 'Light', WeekTarget: null } }]],
  },
}
