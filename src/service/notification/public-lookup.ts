import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from '../public-address.ts'

/** A name that leads into a network instead of the internet. */
export class NotPublic extends Error {
  constructor(hostname: string) {
    super(`${hostname} leads to an address that is not public`)
    this.name = 'NotPublic'
  }
}

/**
 * Looks a name up for a connection, and fails with `NotPublic` unless every address of it is public. Who connects takes one of the addresses that
 * were judged: asking again could bring others.
 */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = error === null ? found : []
    if (error !== null || first === undefined) return done(error ?? new NotPublic(hostname), '', 0)
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new NotPublic(hostname), '', 0)
    return options.all === true ? done(null, found) : done(null, first.address, first.family)
  })
}
