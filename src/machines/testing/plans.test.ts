import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { registry } from '../registry.ts'
import { nodesOf, type PathPlan, type PlannedPaths, planPaths } from './path-plan.ts'
import { plans } from './plans.ts'
import { type Selectors, transcriptOf } from './transcript.ts'

const machinesFolder = join(import.meta.dirname, '..')
const files = readdirSync(machinesFolder, { recursive: true, encoding: 'utf8' })

/** The folder of a plan's machine. */
const folderOf = ({ machine }: PathPlan): string => {
  const file = files.find((one) => one.endsWith(`/${machine.id}.machine.ts`)) ?? ''
  return join(machinesFolder, dirname(file))
}

const transcriptFile = (plan: PathPlan): string => join(folderOf(plan), `${plan.name.replaceAll(' ', '-')}.transcript.txt`)

/** Every selector that is exported beside a plan's machine and asks for nothing but the state. */
const importSelectors = async (plan: PathPlan): Promise<Selectors> => {
  const folder = folderOf(plan)
  const names = readdirSync(folder).filter((name) => /^[\w-]+(\.machine)?\.ts$/.test(name))
  const modules: readonly object[] = await Promise.all(names.map((name) => import(join(folder, name))))
  const exported = modules.flatMap((module) => Object.entries(module))
  return Object.fromEntries(exported.filter(([name, select]) => name.startsWith('select') && select.length === 1))
}

// Before any test begins: what is computed when a module is loaded is no test's doing.
const selectors = new Map(await Promise.all(plans.map(async (plan) => [plan, await importSelectors(plan)] as const)))

describe('generated paths', () => {
  it('exist for every machine of the registry', () => {
    expect(new Set(plans.map((plan) => plan.machine.id))).toEqual(new Set(registry.map((entry) => entry.machine.id)))
    expect(new Set(plans.map((plan) => plan.name)).size).toBe(plans.length)
  })

  for (const plan of plans) {
    describe(plan.name, () => {
      let kept: PlannedPaths | undefined
      const planned = () => {
        kept ??= planPaths(plan)
        return kept
      }

      it('reach every state', () => {
        expect(planned().missing.states).toEqual([])
      })

      it('take every transition', () => {
        expect(planned().missing.transitions).toEqual([])
      })

      it('take every event of the plan', () => {
        expect(planned().missing.events).toEqual([])
      })

      it('lead to what the stored transcript says', async () => {
        const transcript = transcriptOf(plan, planned().paths, selectors.get(plan) ?? {})
        await expect(transcript).toMatchFileSnapshot(transcriptFile(plan))
      })
    })
  }
})

describe('charts', () => {
  it('are all in the registry, by the names of their files', () => {
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
