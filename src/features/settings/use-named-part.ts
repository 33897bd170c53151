import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Brings the part of a page that the address names after `#` into view. */
export const useNamedPart = (): void => {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (key !== '') document.getElementById(hash.slice(1))?.scrollIntoView?.()
  }, [hash, key])
}
