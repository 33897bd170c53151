import type { personalSettingsCalls } from '#contract/personal-settings.ts'
import type { Handlers, Service } from '../handler.ts'
import { changeSettings, findSettings } from './store.ts'

/** What people set up for themselves: always and only the caller's own. */
export const personalSettingsHandlers = ({ db }: Service): Handlers<typeof personalSettingsCalls> => ({
  get: async ({ caller }) => await findSettings(db, caller.memberId),

  change: async ({ body, caller, commit }) =>
    await commit((tx) =>
      changeSettings(tx, caller.memberId, {
        theme: body.Theme,
        density: body.Density,
        weekTarget: body.WeekTarget,
        timerRounding: body.TimerRounding,
      }),
    ),
})
