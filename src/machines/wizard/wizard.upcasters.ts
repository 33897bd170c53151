import { type MachineUpcasters, unchanged } from '../upcaster.ts'

/** Version 2 leaves its question when it is restored. */
export const wizardUpcasters: MachineUpcasters = { 1: unchanged }
