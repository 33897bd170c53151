import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Sealed, sealedNothing } from '#rules/sealed.ts'
import { useServices } from '../services/services.ts'

/** The router's key of the address the page was loaded with. */
const firstLocation = 'default'

/**
 * A secret that the page's first address carried. It was sealed and taken out of the address before anything else happened.
 *
 * @param name the query or path parameter it stood in
 * @returns its handle; the handle of nothing when there was none, or when the person has moved on to another address
 */
export const useAddressSecret = (name: string): Sealed => {
  const { addressSecrets } = useServices()
  const { key } = useLocation()
  const [secret] = useState(() => (key === firstLocation ? (addressSecrets.get(name) ?? sealedNothing) : sealedNothing))
  return secret
}
