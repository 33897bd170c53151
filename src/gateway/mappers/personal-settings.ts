import type { AnswerOf, BodyOf } from '#contract/call.ts'
import type { personalSettingsCalls } from '#contract/personal-settings.ts'
import type { PersonalSettings, PersonalSettingsInput } from '../generated/resolver-types.ts'

/** A person's settings in the schema's words. @param memberId whose they are */
export const toPersonalSettings = (memberId: string, kept: AnswerOf<typeof personalSettingsCalls.get>): PersonalSettings => ({
  id: memberId,
  theme: kept.Theme,
  density: kept.Density,
  weekTarget: kept.WeekTarget,
  timerRounding: kept.TimerRounding,
})

/** A change in v1's words. Only of the target null means something: there is none any more. */
export const fromPersonalSettings = (change: PersonalSettingsInput): BodyOf<typeof personalSettingsCalls.change> => ({
  ...(change.theme != null && { Theme: change.theme }),
  ...(change.density != null && { Density: change.density }),
  ...(change.weekTarget !== undefined && { WeekTarget: change.weekTarget }),
  ...(change.timerRounding != null && { TimerRounding: change.timerRounding }),
})
