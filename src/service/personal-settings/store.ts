import { eq } from 'drizzle-orm'
import { type PersonalSettings, usualSettings } from '#rules/personal-settings.ts'
import type { Queries } from '../db/database.ts'
import { personalSetting } from '../db/settings-schema.ts'

type Row = typeof personalSetting.$inferSelect

const answerOf = (row: Omit<Row, 'memberId'> | undefined) => ({
  Theme: row?.theme ?? null,
  Density: row?.density ?? null,
  WeekTarget: row?.weekTarget ?? null,
  TimerRounding: row?.timerRounding ?? usualSettings.timerRounding,
})

/** What a person has set up for themselves. */
export const findSettings = async (db: Queries, memberId: string) => {
  const [row] = await db.select().from(personalSetting).where(eq(personalSetting.memberId, memberId))
  return answerOf(row)
}

/** Changes some of them; the others stay, whoever changes them at the same time. A field that is undefined is not changed. */
export const changeSettings = async (
  db: Queries,
  memberId: string,
  {
    theme,
    density,
    weekTarget,
    timerRounding,
  }: { readonly [Name in keyof PersonalSettings]: PersonalSettings[Name] | undefined },
) => {
  const change = {
    ...(theme !== undefined && { theme }),
    ...(density !== undefined && { density }),
    ...(weekTarget !== undefined && { weekTarget }),
    ...(timerRounding !== undefined && { timerRounding }),
  }
  if (Object.keys(change).length === 0) return await findSettings(db, memberId)
  const [row] = await db
    .insert(personalSetting)
    .values({ memberId, ...change })
    .onConflictDoUpdate({ target: personalSetting.memberId, set: change })
    .returning()
  return answerOf(row)
}
