import { measureGateway } from '#gateway/bench/measure.ts'
import { type Part, ratio } from './figures.ts'

export const gateway: Part = {
  name: 'gateway',
  title: "The gateway's CPU for a request beside the direct v1 calls",
  measure: async ({ quick }) => {
    const cpu = await measureGateway(quick ? 200 : 2_000)
    return [
      { name: 'one operation with one v1 call', value: cpu.oneOperation, unit: 'ms' },
      { name: 'that v1 call directly', value: cpu.oneDirectCall, unit: 'ms' },
      ratio('one operation beside its call', cpu.oneOperation, cpu.oneDirectCall),
      { name: 'a screen of six v1 calls as one operation', value: cpu.screenOperation, unit: 'ms' },
      { name: 'those six v1 calls directly', value: cpu.screenDirectCalls, unit: 'ms' },
      ratio('the screen beside its six calls', cpu.screenOperation, cpu.screenDirectCalls),
      { name: 'the whole profile, nine v1 calls, as one operation', value: cpu.profileOperation, unit: 'ms' },
      { name: 'those nine v1 calls directly', value: cpu.profileDirectCalls, unit: 'ms' },
      ratio('the profile beside its nine calls', cpu.profileOperation, cpu.profileDirectCalls),
      { name: 'a week of 50 records, two v1 calls, as one operation', value: cpu.weekOperation, unit: 'ms' },
      { name: 'those two v1 calls directly', value: cpu.weekDirectCalls, unit: 'ms' },
      ratio('the week beside its two calls', cpu.weekOperation, cpu.weekDirectCalls),
    ]
  },
}
