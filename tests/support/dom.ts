import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { conditionTimeout } from './condition-timeout.ts'

/** What jsdom does not have and the components need: escaping for selectors, places of text, sizes, what is in view, media conditions on the window's width. */
globalThis.CSS ??= {
  escape: (text: string) => text.replace(/^\d|[^\w-]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `),
} as typeof CSS

Range.prototype.getBoundingClientRect ??= () => new DOMRect()

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.IntersectionObserver ??= class implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver

/** The width of the browser tests' window, where every table is one. */
window.innerWidth = 1280

window.matchMedia ??= (media: string) => {
  const limit = (name: string) => Number(new RegExp(`${name}-width: ([\\d.]+)px`).exec(media)?.[1] ?? Number.NaN)
  const matches = media.includes('width') && !(window.innerWidth < limit('min')) && !(window.innerWidth > limit('max'))
  return Object.assign(new EventTarget(), { media, matches, onchange: null, addListener() {}, removeListener() {} })
}

/**
 * jsdom copies a style property by property each time it is asked, and finding by role asks for every element and all around it.
 * One copy is enough until something in the document changes, which is also when jsdom itself looks anew.
 */
const styleOf = window.getComputedStyle.bind(window)
let styles = new WeakMap<Element, CSSStyleDeclaration>()
const mutations = new MutationObserver(() => {
  styles = new WeakMap()
})
mutations.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
window.getComputedStyle = (element) => {
  if (mutations.takeRecords().length > 0) styles = new WeakMap()
  const known = styles.get(element)
  if (known !== undefined) return known
  const style = styleOf(element)
  if (element.isConnected) styles.set(element, style)
  return style
}

// Code fetched late takes its time on a busy machine; a test waits for what it expects, not for a time.
configure({ asyncUtilTimeout: conditionTimeout })

afterEach(() => cleanup())
