import Type from 'typebox'
import { defineCall, lineText, nullable, strictObject } from './call.ts'

/** Decisions C, Lists. */
export const locationCalls = {
  getCountries: defineCall({
    method: 'GET',
    path: '/location/countries',
    summary: 'Every country by its English name, with its two-letter code',
    access: 'team',
    ownership: 'none',
    answer: Type.Array(Type.Object({ Code: Type.String(), Name: Type.String() })),
  }),
  getCities: defineCall({
    method: 'GET',
    path: '/location/cities/{country}',
    summary: 'Cities of a country, given by its name or code; 404 for an unknown one',
    access: 'team',
    ownership: 'shared',
    params: strictObject({ country: lineText(100, 1) }),
    answer: Type.Array(Type.String()),
  }),
  getByIp: defineCall({
    method: 'GET',
    path: '/location/byIp',
    summary: 'Where the caller’s network address is, by the configured service; null without one',
    access: 'team',
    ownership: 'none',
    answer: nullable(Type.Object({ City: Type.String(), Country: Type.String(), TimeZone: nullable(Type.String()) })),
  }),
} as const
