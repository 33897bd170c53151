import { describe, expect, it } from 'vitest'
import { chartOf } from '#machines/charts/chart.ts'
import { registry } from '#machines/registry.ts'
import { posterOf } from './lib/poster.tsx'
import { onSheet } from './lib/shelves.ts'

describe('a sheet', () => {
  const items = Array.from({ length: 30 }, (_, index) => ({
    width: 40 + ((index * 37) % 200),
    height: 30 + ((index * 53) % 300),
  }))

  it('has everything, and nothing over anything else or over its edge', () => {
    const { placed, width, height } = onSheet(items, Math.SQRT2, 10)
    expect(placed.map(({ item }) => item)).toEqual(expect.arrayContaining(items))
    for (const [index, { item, x, y }] of placed.entries()) {
      expect(x + item.width + 10).toBeLessThanOrEqual(width)
      expect(y + item.height + 10).toBeLessThanOrEqual(height)
      for (const other of placed.slice(index + 1)) {
        const isApart =
          x + item.width < other.x ||
          other.x + other.item.width < x ||
          y + item.height < other.y ||
          other.y + other.item.height < y
        expect(isApart).toBe(true)
      }
    }
  })

  it('is about as wide for its height as asked', () => {
    const { width, height } = onSheet(items, Math.SQRT2, 10)
    expect(Math.abs(width / height - Math.SQRT2)).toBeLessThan(0.35)
  })
})

it('the poster has every state of every flow that it is asked for', async () => {
  const charts = registry
    .map(({ machine }) => chartOf(machine))
    .filter(({ name }) => ['login', 'session', 'loan-form'].includes(name))
  const poster = await posterOf(charts)
  expect(poster.match(/data-chart="/g)).toHaveLength(3)
  for (const state of ['signedIn.refreshing', 'submitting', 'offering']) expect(poster).toContain(`data-chart-state="${state}"`)
  expect(poster).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
})
