import { v1 } from '#contract/v1.ts'
import { callerOf } from '../context.ts'
import { renamingFields } from '../errors.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { fromPersonalSettings, toPersonalSettings } from '../mappers/personal-settings.ts'

export const personalSettingsQueries: Pick<QueryResolvers, 'personalSettings'> = {
  personalSettings: async (_root, _input, context) =>
    toPersonalSettings(callerOf(context).memberId, await context.ask(v1.personalSettings.get, {})),
}

export const personalSettingsMutations: Pick<MutationResolvers, 'changePersonalSettings'> = {
  changePersonalSettings: async (_root, { input }, context) =>
    toPersonalSettings(
      callerOf(context).memberId,
      await context
        .v1(v1.personalSettings.change, { body: fromPersonalSettings(input) })
        .catch(renamingFields({ WeekTarget: 'weekTarget' })),
    ),
}
