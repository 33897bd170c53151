import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** Which fields of a form have something typed that they have not handed on yet. */
interface TypedText {
  readonly subscribe: (changed: () => void) => () => void
  readonly hasSome: () => boolean
  readonly note: (field: object, waits: boolean) => void
}

const createTypedText = (): TypedText => {
  const fields = new Set<object>()
  const listeners = new Set<() => void>()
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    hasSome: () => fields.size > 0,
    note: (field, waits) => {
      if (waits === fields.has(field)) return
      if (waits) fields.add(field)
      else fields.delete(field)
      for (const changed of listeners) changed()
    },
  }
}

const TypedTextContext = createContext<TypedText | null>(null)

/** Around a form with fields that hand on what is typed after a pause, and the line that says where what was typed is. */
export function TypedTextScope({ children }: { children: ReactNode }) {
  const [typed] = useState(createTypedText)
  return <TypedTextContext value={typed}>{children}</TypedTextContext>
}

/** For a field: notes whether something typed waits to be handed on. */
export const useTypedText = (): ((waits: boolean) => void) => {
  const typed = useContext(TypedTextContext)
  const note = useMemo(() => {
    const field = {}
    return (waits: boolean) => typed?.note(field, waits)
  }, [typed])
  useEffect(() => () => note(false), [note])
  return note
}

const nothing = () => () => undefined
const no = () => false

/** Whether some field around has something typed that it has not handed on yet. */
export const useIsTyping = (): boolean => {
  const typed = useContext(TypedTextContext)
  return useSyncExternalStore(typed?.subscribe ?? nothing, typed?.hasSome ?? no)
}
