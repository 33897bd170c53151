import { createDeviceChoice } from './device-choice.ts'

export type DensityChoice = 'comfortable' | 'compact'

/** How much room controls and rows take, where a mouse points at them; where a finger does, they keep its size. */
export const densityChoice = createDeviceChoice<DensityChoice>('portal.density', 'density', ['comfortable', 'compact'])
