import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import type { Sealed } from '#rules/sealed.ts'
import { useServices } from './services.ts'

/**
 * A secret from the address (`?name=…`, or the path's `:name`), sealed at once and taken out of the address and the history.
 *
 * @param name the query or path parameter
 * @returns its handle; the handle of nothing when the address carries none
 */
export const useAddressSecret = (name: string): Sealed => {
  const { vault } = useServices()
  const location = useLocation()
  const params = useParams()
  const navigate = useNavigate()
  const [secret] = useState(() => vault.seal(new URLSearchParams(location.search).get(name) ?? params[name] ?? ''))
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    if (!query.has(name) && params[name] === undefined) return
    query.delete(name)
    const pathname =
      params[name] === undefined ? location.pathname : location.pathname.slice(0, location.pathname.lastIndexOf('/'))
    navigate({ pathname, search: query.toString(), hash: location.hash }, { replace: true })
  }, [location, params, name, navigate])
  return secret
}
