import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../registry.ts'
import { nodesOf, planPaths } from './path-plan.ts'
import { plans } from './plans.ts'

describe('generated paths', () => {
  it('exist for every machine of the registry', () => {
    expect(new Set(plans.map((plan) => plan.machine.id))).toEqual(new Set(registry.map((entry) => entry.machine.id)))
    expect(new Set(plans.map((plan) => plan.name)).size).toBe(plans.length)
  })

  for (const plan of plans) {
    describe(plan.name, () => {
      const planned = planPaths(plan)

      it('reach every state', () => {
        expect(planned.missing.states).toEqual([])
      })

      it('take every transition', () => {
        expect(planned.missing.transitions).toEqual([])
      })

      it('take every event of the plan', () => {
        expect(planned.missing.events).toEqual([])
      })
    })
  }
})

describe('charts', () => {
  it('are all in the registry, by the names of their files', () => {
    const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    const named = files.flatMap((file) => /([\w-]+)\.machine\.ts$/.exec(file)?.[1] ?? [])
    expect(registry.map(({ machine }) => machine.id).sort()).toEqual(named.sort())
  })

  for (const { machine } of registry) {
    it(`${machine.id} describes every state a person can be in`, () => {
      const silent = nodesOf(machine)
        .filter((node) => (node.type === 'atomic' || node.type === 'final') && node.description === undefined)
        .map((node) => node.id)
      expect(silent).toEqual([])
    })
  }
})
