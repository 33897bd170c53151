import { useMemo, useSyncExternalStore } from 'react'
import { type Services, useServices } from '../services/services.ts'

const minute = 60_000

type Listen = (listener: () => void) => () => void

/** Tells of each new minute of the page's clock, by one timer for everybody who looks. Nearly every page has it: it brings no stream along. */
const createMinutes = ({ now }: Services): Listen => {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    timer = setTimeout(
      () => {
        wait()
        for (const listener of listeners) listener()
      },
      minute - (now() % minute),
    )
  }
  return (listener) => {
    listeners.add(listener)
    if (listeners.size === 1) wait()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) clearTimeout(timer)
    }
  }
}

const known = new WeakMap<Services, Listen>()

const minutesOf = (services: Services): Listen => {
  const found = known.get(services) ?? createMinutes(services)
  known.set(services, found)
  return found
}

/** The present minute's beginning, in milliseconds since 1970; a component shows itself anew with each. */
export const useMinute = (): number => {
  const services = useServices()
  const listen = useMemo(() => minutesOf(services), [services])
  return useSyncExternalStore(listen, () => Math.floor(services.now() / minute)) * minute
}
