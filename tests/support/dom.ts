import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** What jsdom does not have and the components need: escaping for selectors, places of text, and media conditions on the window's width. */
globalThis.CSS ??= {
  escape: (text: string) => text.replace(/^\d|[^\w-]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `),
} as typeof CSS

Range.prototype.getBoundingClientRect ??= () => new DOMRect()

window.matchMedia ??= (media: string) => {
  const limit = (name: string) => Number(new RegExp(`${name}-width: ([\\d.]+)px`).exec(media)?.[1] ?? Number.NaN)
  const matches = media.includes('width') && !(window.innerWidth < limit('min')) && !(window.innerWidth > limit('max'))
  return Object.assign(new EventTarget(), { media, matches, onchange: null, addListener() {}, removeListener() {} })
}

// Code fetched late takes its time on a busy machine; a test waits for what it expects, not for a time.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => cleanup())
