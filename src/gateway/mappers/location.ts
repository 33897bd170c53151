import type { AnswerOf } from '#contract/call.ts'
import type { locationCalls } from '#contract/location.ts'
import type { Country } from '../generated/resolver-types.ts'

export const toCountries = (list: AnswerOf<(typeof locationCalls)['getCountries']>): Country[] =>
  list.map((one) => ({ code: one.Code, name: one.Name }))
