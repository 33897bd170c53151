import { type MachineUpcasters, unchanged } from '../upcaster.ts'

/** Version 2 leaves its question when it is restored. */
export const profileEntriesUpcasters: MachineUpcasters = { 1: unchanged }
