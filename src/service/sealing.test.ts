import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seal, unseal } from './sealing.ts'

const key = randomBytes(32)

it('opens what it sealed, whatever it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unseal(key, seal(key, value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it('never seals the same twice in the same way', () => {
  expect(seal(key, 'text').equals(seal(key, 'text'))).toBe(false)
})

it('opens nothing that was changed, cut or sealed with another key', () => {
  const sealed = seal(key, { secret: 'text' })
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(() => unseal(key, changed)).toThrow()
  }
  expect(() => unseal(key, sealed.subarray(0, -1))).toThrow()
  expect(() => unseal(randomBytes(32), sealed)).toThrow()
})
