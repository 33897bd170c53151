import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PhotoCrop } from './PhotoCrop.tsx'
import { expectAccessible, show } from './test-support.tsx'

/** A picture of 3000 by 2000 pixels, or what is none: jsdom decodes nothing. */
function decodes(as: 'picture' | 'nothing') {
  HTMLImageElement.prototype.decode = vi.fn(async () => {
    if (as === 'nothing') throw new DOMException('The source image cannot be decoded.', 'EncodingError')
  })
}

afterEach(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))

describe('PhotoCrop', { timeout: 20_000 }, () => {
  it('says that a file is no photo and lets another one be chosen', async () => {
    decodes('nothing')
    const onCancel = vi.fn()
    const { user } = show(<PhotoCrop source="blob:a" onCropped={() => undefined} onCancel={onCancel} />)
    expect((await screen.findByRole('alert', {}, { timeout: 10_000 })).textContent).toContain('cannot be shown as a photo')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Choose another' }))
    expect(onCancel).toHaveBeenCalledTimes(1)
  })

  it('zooms by buttons and keys within its limits, and is not used before it is ready', async () => {
    decodes('picture')
    const { user } = show(<PhotoCrop source="blob:a" onCropped={() => undefined} onCancel={() => undefined} />)
    const zoom = await screen.findByRole('slider', { name: 'Zoom' }, { timeout: 10_000 })
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(zoom.getAttribute('aria-valuetext')).toBe('100%')
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(zoom.getAttribute('aria-valuetext')).toBe('110%')
    expect(screen.getByRole('button', { name: 'Use photo' }).getAttribute('aria-disabled')).toBe('true')
    await expectAccessible()
  })
})
