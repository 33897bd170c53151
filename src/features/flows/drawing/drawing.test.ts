import ELK from 'elkjs/lib/elk.bundled.js'
import { describe, expect, it } from 'vitest'
import { chartOf, statesIn } from '#machines/charts/chart.ts'
import { registry } from '#machines/registry.ts'
import { activeIn, type Box, type Drawing, drawingOf } from './drawing.ts'
import { arrowsOf, graphOf } from './graph.ts'
import { ranksOf } from './ranks.ts'

const elk = new ELK()

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height

const boxOf = ({ states }: Drawing, id: string): Box => {
  const found = states.find(({ state }) => state.id === id)
  if (found === undefined) throw new Error(`${id} is not drawn`)
  return found.box
}

const ends = (
  drawing: Drawing,
  { source, target }: { source: string; target: string },
  points: readonly { x: number; y: number }[],
) =>
  [
    [points[0], boxOf(drawing, source)],
    [points.at(-1), boxOf(drawing, target)],
  ] as const

describe('a drawing', () => {
  for (const { machine } of registry) {
    it(`of ${machine.id} has room for every state, arrow and label`, async () => {
      const chart = chartOf(machine)
      const drawing = drawingOf(chart, await elk.layout(graphOf(chart)))
      for (const parent of statesIn(chart.root)) {
        const boxes = parent.states.map(({ id }) => boxOf(drawing, id))
        for (const box of boxes) expect(isWithin(box, boxOf(drawing, parent.id)), parent.id).toBe(true)
        expect(boxes.some((one, index) => boxes.slice(index + 1).some((other) => overlap(one, other)))).toBe(false)
      }
      const named = drawing.arrows.filter(({ arrow }) => arrow !== undefined)
      expect(named.length).toBe(arrowsOf(chart).length)
      for (const { arrow, points, label } of named) {
        if (arrow === undefined || label === undefined) throw new Error('An arrow has no label')
        expect(isWithin(label, { x: 0, y: 0, ...{ width: drawing.width, height: drawing.height } })).toBe(true)
        for (const [point, box] of ends(drawing, arrow, points)) {
          if (point === undefined) throw new Error(`${arrow.id} has no points`)
          const near = { x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2 }
          expect(isWithin({ ...point, width: 0, height: 0 }, near), arrow.id).toBe(true)
        }
      }
    })
  }

  it('is read from the first state down', () => {
    const chart = chartOf(registry.find(({ machine }) => machine.id === 'loan-form')?.machine ?? fail())
    const ranks = ranksOf(chart)
    expect(['closed', 'offering', 'editing', 'saving'].map((id) => ranks.get(id))).toEqual([0, 1, 2, 3])
    expect(
      arrowsOf(chart)
        .filter(({ leadsBack }) => leadsBack)
        .map(({ id }) => id),
    ).toEqual(['offering>closed', 'editing>closed', 'saving>closed'])
  })
})

const fail = (): never => {
  throw new Error('There is no loan form')
}

it('shows where the innermost active states are, and its beginning where none is', async () => {
  const machine = registry.map(({ machine }) => machine).find(({ id }) => id === 'shell')
  if (machine === undefined) throw new Error('there is no shell')
  const chart = chartOf(machine)
  const drawing = drawingOf(chart, await elk.layout(graphOf(chart)))
  const [drawer, palette] = [boxOf(drawing, 'drawer.closed'), boxOf(drawing, 'palette.closed')]
  const rounded = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round)
  expect(rounded(activeIn(drawing, new Set(['', 'drawer', 'drawer.closed'])))).toEqual(rounded(drawer))
  const both = activeIn(drawing, new Set(['drawer.closed', 'palette.closed']))
  expect([drawer, palette].every((box) => isWithin(box, both))).toBe(true)
  expect(activeIn(drawing, new Set())).toEqual({ x: 0, y: 0, width: 0, height: 0 })
})
