import Type from 'typebox'
import { densities, themes, timerRoundings, weekTargetMax, weekTargetMin, weekTargetStep } from '#rules/personal-settings.ts'
import { defineCall, nullable, strictObject } from './call.ts'

const Theme = Type.Enum([...themes])
const Density = Type.Enum([...densities])
/** Hours; null for none. */
const WeekTarget = nullable(Type.Number({ minimum: weekTargetMin, maximum: weekTargetMax, multipleOf: weekTargetStep }))
const TimerRounding = Type.Enum([...timerRoundings])

const personalSettings = Type.Object({
  /** Null until the person chose one: what a device shows is then its own. */
  Theme: nullable(Theme),
  Density: nullable(Density),
  WeekTarget,
  TimerRounding,
})

/** What people set up for themselves (docs/settings.md). */
export const personalSettingsCalls = {
  get: defineCall({
    method: 'GET',
    path: '/settings',
    summary: 'What the caller has set up for themselves',
    access: 'member',
    ownership: 'none',
    answer: personalSettings,
  }),
  change: defineCall({
    method: 'PUT',
    path: '/settings',
    summary: 'Changes some of the caller’s settings; what is not sent stays',
    access: 'member',
    ownership: 'none',
    body: strictObject({
      Theme: Type.Optional(Theme),
      Density: Type.Optional(Density),
      WeekTarget: Type.Optional(WeekTarget),
      TimerRounding: Type.Optional(TimerRounding),
    }),
    answer: personalSettings,
  }),
} as const
