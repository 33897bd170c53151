import { describe, expect, it } from 'vitest'
import { breakpoint, media, themeCss, tokens } from './theme.ts'

const used = (group: Readonly<Record<string, string>>) => Object.values(group).map((variable) => variable.slice(4, -1))

describe('the tokens', () => {
  it.each(Object.keys(tokens) as (keyof typeof tokens)[])('defines every %s it names', (group) => {
    for (const name of used(tokens[group])) expect(themeCss).toContain(`${name}:`)
  })

  it('gives no two tokens one name', () => {
    const names = Object.values(tokens).flatMap(used)
    expect(new Set(names).size).toBe(names.length)
  })

  it('changes the layout at the specified widths', () => {
    expect(breakpoint).toEqual({ compact: 590, medium: 900, wide: 1024 })
    expect(media.belowCompact).toContain('589.98px')
    expect(media.fromWide).toContain('1024px')
  })

  it('has targets of 44 px where a finger points', () => {
    const [, touch = ''] = /@media \(pointer:coarse\)\{:root\{([^}]*)\}/.exec(themeCss) ?? []
    expect(touch).toBe('--size-control:2.75rem;--size-control-small:2.75rem;--size-row:2.75rem;')
  })

  it('stands still with reduced motion', () => {
    expect(themeCss).toContain('@media (prefers-reduced-motion:reduce){:root{--motion-fast:0ms;')
  })
})
