/**
 * A choice about how the portal looks on this device. It is kept under one local-storage key and shown by one attribute of the root
 * element. No React here, so that it can run before the first paint.
 */

export interface DeviceChoice<Value extends string> {
  /** Shows the stored choice. Call it before the first render, and again when the storage changed in another tab. */
  apply(): void
  /** Stores and shows a choice. With a blocked storage it holds until the page is left. */
  choose(value: Value): void
  /** The choice shown now, read from the root element so that it is right with a blocked storage too. */
  shown(): Value
  /**
   * Calls the listener whenever the choice changes, in this tab or in another.
   * @returns a function that ends the subscription
   */
  subscribe(listener: () => void): () => void
}

/**
 * @param key of the local storage
 * @param attribute name in the root element's `dataset`
 * @param values what can be chosen; the first holds until something is
 */
export const createDeviceChoice = <const Value extends string>(
  key: string,
  attribute: string,
  values: readonly [Value, ...Value[]],
): DeviceChoice<Value> => {
  const listeners = new Set<() => void>()
  const known = (text: string | null | undefined): Value => values.find((value) => value === text) ?? values[0]
  const stored = (): Value => {
    try {
      return known(localStorage.getItem(key))
    } catch {
      return values[0]
    }
  }
  const show = (value: Value): void => {
    document.documentElement.dataset[attribute] = value
  }
  const apply = (): void => show(stored())
  return {
    apply,
    choose: (value) => {
      try {
        localStorage.setItem(key, value)
      } catch {
        // A blocked storage loses only the memory of the choice.
      }
      show(value)
      for (const listener of listeners) listener()
    },
    shown: () => known(document.documentElement.dataset[attribute]),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key) return
        apply()
        listener()
      }
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}
