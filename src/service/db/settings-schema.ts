import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import type { Density, Theme, TimerRounding } from '#rules/personal-settings.ts'
import { memberId } from './member-schema.ts'

/** What a person set up for themselves; null where they said nothing. */
export const personalSetting = pgTable('personal_setting', {
  memberId: memberId().primaryKey(),
  theme: text().$type<Theme>(),
  density: text().$type<Density>(),
  /** Hours. */
  weekTarget: doublePrecision(),
  timerRounding: text().$type<TimerRounding>(),
})
