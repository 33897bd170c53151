// Writes the machines' diagrams into docs/*.md, between `<!-- diagram:NAME -->` and `<!-- /diagram -->`; with --check it only compares.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { registry } from '../src/machines/registry.ts'

const folder = join(import.meta.dirname, '..', 'docs')
const block = /<!-- diagram:([\w-]+) -->[\s\S]*?<!-- \/diagram -->/g

const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll('-', '_')

/** A guard in the words of the chart; `not`, `and` and `or` are functions that carry what they join. */
const guardText = (guard: unknown): string => {
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return String(guard)
  const parts = guard.guards.map(guardText)
  return guard.name === 'not' ? `not ${parts.join()}` : parts.join(` ${guard.name} `)
}

/** What sets a transition off, in the words of the chart. */
const labelOf = ({ eventType, guard }: AnyTransitionDefinition): string => {
  const cause = String(eventType)
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 failed')
    .replace(/^xstate\.after\.([^.]*)\..*$/, 'after $1')
  return [cause, guard === undefined ? '' : `[${guardText(guard)}]`].filter((part) => part !== '').join(' ')
}

const linesOf = (node: AnyStateNode, depth: number): string[] => {
  const pad = '  '.repeat(depth)
  const children = Object.values<AnyStateNode>(node.states)
  const inner = children.flatMap((child) => {
    const own = Object.values<AnyStateNode>(child.states)
    if (own.length === 0) return [`${pad}state "${child.key}" as ${idOf(child)}`]
    return [`${pad}state "${child.key}" as ${idOf(child)} {`, ...linesOf(child, depth + 1), `${pad}}`]
  })
  const initial = node.type === 'compound' ? node.initial.target?.[0] : undefined
  return initial === undefined ? inner : [...inner, `${pad}[*] --> ${idOf(initial)}`]
}

const arrowsOf = (node: AnyStateNode): string[] => {
  const transitions = [...[...node.transitions.values()].flat(), ...(node.always ?? [])] as AnyTransitionDefinition[]
  const arrows = transitions.flatMap((transition) =>
    (transition.target ?? []).map(
      (target) => `  ${node.path.length === 0 ? '[*]' : idOf(node)} --> ${idOf(target)}: ${labelOf(transition)}`,
    ),
  )
  const end = node.type === 'final' && node.path.length > 0 ? [`  ${idOf(node)} --> [*]`] : []
  return [...arrows, ...end, ...Object.values<AnyStateNode>(node.states).flatMap(arrowsOf)]
}

/** The chart of a machine as a Mermaid state diagram, and what each state means to a person. */
const diagramOf = (machine: AnyStateMachine): string => {
  const described = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values<AnyStateNode>(node.states).flatMap(described)]
  const meanings = described(machine.root)
    .filter((node) => node.description !== undefined)
    .map((node) => `| \`${node.path.join('.')}\` | ${node.description} |`)
  const drawing = ['```mermaid', 'stateDiagram-v2', ...linesOf(machine.root, 1), ...arrowsOf(machine.root), '```']
  return [...drawing, '', '| State | What it means |', '|---|---|', ...meanings].join('\n')
}

const machines = new Map(registry.map(({ machine }) => [machine.id, machine]))
const drawn = new Set<string>()
const stale: string[] = []

for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const next = text.replace(block, (_whole, name: string) => {
    const machine = machines.get(name)
    if (machine === undefined) throw new Error(`docs/${file} asks for the diagram of '${name}', which is no machine`)
    drawn.add(name)
    return `<!-- diagram:${name} -->\n${diagramOf(machine)}\n<!-- /diagram -->`
  })
  if (next === text) continue
  if (process.argv.includes('--check')) stale.push(file)
  else writeFileSync(path, next)
}

const missing = [...machines.keys()].filter((name) => !drawn.has(name))
if (missing.length > 0) stale.push(`no page shows: ${missing.join(', ')}`)
if (stale.length > 0) {
  process.stderr.write(`Diagrams are out of date (${stale.join('; ')}). Run: npm run diagrams\n`)
  process.exitCode = 1
}
