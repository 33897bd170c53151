import { useEffect } from 'react'
import type { LinkedInInput } from '#machines/linkedin-connect/linkedin-connect.machine.ts'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import { useFlow } from '../../shared/flows/use-flow.ts'
import { type Services, useServices } from '../../shared/services/services.ts'
import { linkedInFlow } from './linkedin.actors.ts'

/** First addresses whose secrets a page has used: LinkedIn's code is good once. */
const used = new WeakSet<ReadonlyMap<string, Sealed>>()

const returnedTo = ({ addressSecrets, newKey }: Services): LinkedInInput => {
  const secret = (name: string) => (used.has(addressSecrets) ? undefined : addressSecrets.get(name)) ?? sealedNothing
  return {
    authorizationCode: secret('code'),
    requestState: secret('state'),
    refusal: secret('error'),
    requestKey: newKey(),
  }
}

/**
 * Connecting LinkedIn, on whichever page the person comes back to: the guards may lead from the profile to the wizard, which is why
 * this does not look at the address.
 */
export const useLinkedIn = () => {
  const services = useServices()
  const flow = useFlow(linkedInFlow, returnedTo(services))
  useEffect(() => void used.add(services.addressSecrets), [services])
  return flow
}
