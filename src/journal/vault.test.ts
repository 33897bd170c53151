import { describe, expect, it } from 'vitest'
import { createVault, SecretIsGone } from './vault.ts'

describe('the vault', () => {
  it('gives the text back for its handle, and the same handle for the same text', () => {
    const vault = createVault()
    const handle = vault.seal('Portal-demo-1')
    expect(vault.open(handle)).toBe('Portal-demo-1')
    expect(vault.seal('Portal-demo-1')).toEqual(handle)
    expect(vault.seal('Portal-demo-2').sealed).not.toBe(handle.sealed)
  })

  it('gives handles that mean nothing elsewhere', () => {
    const handle = createVault().seal('Portal-demo-1')
    expect(createVault().seal('Portal-demo-1').sealed).not.toBe(handle.sealed)
    expect(JSON.stringify(handle)).not.toContain('Portal')
    expect(() => createVault().open(handle)).toThrow(SecretIsGone)
  })

  it.each([
    ['', 'empty'],
    ['a', 'short'],
    ['seven77', 'short'],
    ['eight888', 'acceptable'],
    ['🔑'.repeat(7), 'short'],
    ['🔑'.repeat(128), 'acceptable'],
    ['x'.repeat(129), 'long'],
  ])('judges %j as %s', (text, length) => {
    const vault = createVault()
    const handle = vault.seal(text)
    expect(handle.length).toBe(length)
    expect(vault.open(handle)).toBe(text)
  })

  it('forgets everything when cleared', () => {
    const vault = createVault()
    const handle = vault.seal('Portal-demo-1')
    vault.clear()
    expect(() => vault.open(handle)).toThrow(SecretIsGone)
    expect(vault.seal('Portal-demo-1').sealed).not.toBe(handle.sealed)
  })
})
