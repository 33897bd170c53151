import { expect, it } from 'vitest'
import { addressesOf } from './client.ts'

it.each([
  ['postgres://portal:w%40rd@one:5432/portal', ['postgres://portal:w%40rd@one:5432/portal']],
  ['postgres://one/portal?sslmode=require', ['postgres://one/portal?sslmode=require']],
  [
    'postgres://portal:w%2Crd@one:5432,two:5433/portal?target_session_attrs=read-write&sslmode=require',
    ['postgres://portal:w%2Crd@one:5432/portal?sslmode=require', 'postgres://portal:w%2Crd@two:5433/portal?sslmode=require'],
  ],
  ['postgresql://[::1]:5432,two/portal', ['postgresql://[::1]:5432/portal', 'postgresql://two/portal']],
])('the hosts of %s', (url, addresses) => {
  expect(addressesOf(url)).toEqual(addresses)
})
