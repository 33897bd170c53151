import { describe, expect, it } from 'vitest'
import { systemColor } from './forced-colors-sheet.ts'
import { type ColorName, palettes } from './palettes.ts'

/** WCAG 2.2 relative luminance of '#rrggbb'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const surfaces: ColorName[] = ['background', 'surface1', 'surface2', 'surface3', 'field']
const texts: ColorName[] = ['textStrong', 'textMedium', 'textWeak', 'error', 'accentText', 'info', 'success', 'warning']
const statuses = ['info', 'success', 'warning', 'error', 'pending', 'expired', 'rejected', 'upcoming', 'active'] as const

const readable: [ColorName, ColorName][] = [
  ...texts.flatMap((text) => surfaces.map((surface): [ColorName, ColorName] => [text, surface])),
  ...statuses.map((status): [ColorName, ColorName] => [status, `${status}Soft`]),
  ...statuses.map((status): [ColorName, ColorName] => ['textStrong', `${status}Soft`]),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onPrimary', 'primary'],
  ['onBadge', 'badge'],
]

const visible: [ColorName, ColorName][] = [
  ...surfaces.map((surface): [ColorName, ColorName] => ['control', surface]),
  ...surfaces.map((surface): [ColorName, ColorName] => ['focus', surface]),
  ...surfaces.map((surface): [ColorName, ColorName] => ['primary', surface]),
  ...surfaces.map((surface): [ColorName, ColorName] => ['brand', surface]),
  ...surfaces.map((surface): [ColorName, ColorName] => ['badge', surface]),
]

describe('the palettes', () => {
  it('measures black on white as 21 to 1 and a colour on itself as 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#da2434', '#da2434')).toBe(1)
  })

  describe.each(['dark', 'light'] as const)('%s', (theme) => {
    const palette = palettes[theme]

    it.each(readable)('%s on %s can be read (4.5)', (text, surface) => {
      expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5)
    })

    it.each(visible)('%s on %s can be seen (3)', (edge, surface) => {
      expect(contrast(palette[edge], palette[surface])).toBeGreaterThanOrEqual(3)
    })
  })

  it.each(readable)('%s on %s is another of the device’s own colours where it has few', (text, surface) => {
    expect(systemColor(text)).not.toBe(systemColor(surface))
  })

  it('tells brand, main action, danger and badge apart by role', () => {
    for (const { brand, accent, error, badge } of [palettes.dark, palettes.light])
      expect(new Set([brand, accent, error, badge]).size).toBe(4)
  })

  it('stands on the specified ground', () => {
    expect(palettes.dark.background).toBe('#121212')
    expect(palettes.dark.primary).toBe('#ffffff')
  })
})
