import { useSyncExternalStore } from 'react'
import type { DeviceChoice } from './device-choice.ts'

/** What is chosen, also when another tab chooses. */
export const useDeviceChoice = <Value extends string>(choice: DeviceChoice<Value>): Value =>
  useSyncExternalStore(choice.subscribe, choice.shown)
