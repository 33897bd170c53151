import { useSelector } from '@xstate/react'
import { createContext, useContext } from 'react'
import type { UserInfo } from '#rules/user-info.ts'
import type { System } from './system.ts'

export const SystemContext = createContext<System | null>(null)

/** What lives outside React. @throws Error outside its provider */
export const useSystem = (): System => {
  const system = useContext(SystemContext)
  if (system === null) throw new Error('SystemContext has no value')
  return system
}

/** Who is signed in, or was until the session ended by itself. */
export const useUser = (): UserInfo => useSelector(useSystem().session, (state) => state.context.user)
