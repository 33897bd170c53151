import type { locationCalls } from '#contract/location.ts'
import type { Handlers, Service } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { findPlace } from './by-ip.ts'
import { citiesOf } from './cities.ts'
import { allCountries, findCountry } from './countries.ts'

/** Decisions C, Lists: countries, their cities, and where the caller seems to be. */
export const locationHandlers = ({ settings }: Service): Handlers<typeof locationCalls> => ({
  getCountries: async () => [...allCountries],

  getCities: async ({ params }) => {
    const country = findCountry(params.country)
    if (country === null) throw new HttpError(404, 'There is no such country.')
    return [...(await citiesOf(country.Code))]
  },

  getByIp: async ({ address }) => await findPlace(settings.locationUrl, address),
})
