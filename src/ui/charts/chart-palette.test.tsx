import { describe, expect, it } from 'vitest'
import { type ColorName, palettes } from '../palettes.ts'
import { chartColorCount, chartColors, restColors } from './chart-palette.ts'

type Rgb = readonly [number, number, number]

/** '#rrggbb' as linear light. */
const linear = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

/** WCAG 2.2 contrast. */
const contrast = (one: string, other: string): number => {
  const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const [darker = 0, lighter = 0] = [luminance(linear(one)), luminance(linear(other))].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

type Matrix = readonly [Rgb, Rgb, Rgb]

/** How a colour is seen, in linear light (Machado, Oliveira and Fernandes 2009, full severity). */
const sights: Readonly<Record<string, Matrix>> = {
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'with all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
}

const seen = (matrix: Matrix, [red, green, blue]: Rgb): Rgb => {
  const [one, two, three] = matrix.map((row) => Math.min(1, Math.max(0, row[0] * red + row[1] * green + row[2] * blue)))
  return [one ?? 0, two ?? 0, three ?? 0]
}

/** Oklab, in which distances are about as large as they look. */
const oklab = ([red, green, blue]: Rgb): Rgb => {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

const distance = (one: Rgb, other: Rgb): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** Two colours this far apart are told apart side by side without hesitation. */
const farEnough = 0.08

describe.each(['dark', 'light'] as const)('the chart colours, %s', (theme) => {
  const all = [...chartColors[theme], restColors[theme]]

  it.each(['background', 'surface1', 'surface2', 'surface3'] satisfies ColorName[])('can be seen on %s (3)', (surface) => {
    for (const color of all) expect(contrast(color, palettes[theme][surface]), color).toBeGreaterThanOrEqual(3)
  })

  it('carry numbers that can be read (4.5)', () => {
    for (const color of all) expect(contrast(color, palettes[theme].onPrimary), color).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Object.entries(sights))('are told apart %s', (_name, matrix) => {
    const colors = chartColors[theme].map((hex) => oklab(seen(matrix, linear(hex))))
    const nearest = colors.flatMap((one, at) => colors.slice(at + 1).map((other) => distance(one, other)))
    expect(Math.min(...nearest)).toBeGreaterThanOrEqual(farEnough)
  })

  it('are as many as the charts count on', () => {
    expect(chartColors[theme]).toHaveLength(chartColorCount)
  })
})
