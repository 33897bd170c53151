// Writes the machines' diagrams into docs/*.md, between `<!-- diagram:NAME -->` and `<!-- /diagram -->`, and what their states mean into
// src/generated/state-descriptions.json, for pages whose charts are built without; with --check it only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { chartOf } from '../src/machines/charts/chart.ts'
import { mermaidOf } from '../src/machines/charts/mermaid.ts'
import { registry } from '../src/machines/registry.ts'

const folder = join(import.meta.dirname, '..', 'docs')
const block = /<!-- diagram:([\w-]+) -->[\s\S]*?<!-- \/diagram -->/g

/** The states of a machine that say what they mean. */
const describedIn = (machine: AnyStateMachine): AnyStateNode[] => {
  const walk = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values<AnyStateNode>(node.states).flatMap(walk)]
  return walk(machine.root).filter((node) => node.description !== undefined)
}

/** The chart of a machine as a Mermaid state diagram, and what each state means to a person. */
const diagramOf = (machine: AnyStateMachine): string => {
  const meanings = describedIn(machine).map((node) => `| \`${node.path.join('.')}\` | ${node.description} |`)
  const drawing = ['```mermaid', mermaidOf(chartOf(machine)), '```']
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

const descriptionsPath = join(import.meta.dirname, '..', 'src', 'generated', 'state-descriptions.json')
const descriptions = Object.fromEntries(
  [...machines].map(([name, machine]) => [
    name,
    Object.fromEntries(describedIn(machine).map((node) => [node.path.join('.'), node.description])),
  ]),
)
const descriptionsText = `${JSON.stringify(descriptions, null, 1)}\n`
if (!existsSync(descriptionsPath) || readFileSync(descriptionsPath, 'utf8') !== descriptionsText) {
  if (process.argv.includes('--check')) stale.push('state-descriptions.json')
  else writeFileSync(descriptionsPath, descriptionsText)
}

const missing = [...machines.keys()].filter((name) => !drawn.has(name))
if (missing.length > 0) stale.push(`no page shows: ${missing.join(', ')}`)
if (stale.length > 0) {
  process.stderr.write(`Diagrams are out of date (${stale.join('; ')}). Run: npm run diagrams\n`)
  process.exitCode = 1
}
