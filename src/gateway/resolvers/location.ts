import { locationCalls } from '#contract/location.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { toCountries } from '../mappers/location.ts'

export const locationQueries: Pick<QueryResolvers, 'countries' | 'cities'> = {
  countries: async (_root, _input, context) => toCountries(await context.read(locationCalls.getCountries)),
  cities: (_root, { country }, context) => context.ask(locationCalls.getCities, { params: { country } }),
}
