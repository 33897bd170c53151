import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A name that leads into a network instead of the internet. */
export class NotPublic extends Error {
  constructor(hostname: string) {
    super(`${hostname} leads to an address that is not public`)
    this.name = 'NotPublic'
  }
}

/** Whether an address is one of the internet: none of this machine, of its networks, or kept for another use. IPv4 within IPv6 counts as IPv4. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

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
