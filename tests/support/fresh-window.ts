import { vi } from 'vitest'

/**
 * Files of screens share a worker's window and the libraries it has loaded: a window and libraries of their own took most of them longer
 * than their tests. The portal's own modules, which remember who is signed in and what is open, are imported anew for each, and what
 * the file before has left in the window is taken.
 */
vi.resetModules()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
document.title = ''
for (const root of [document.documentElement, document.body]) {
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
}
document.body.replaceChildren()
