/**
 * Runs in `login.html` alone, before any other code of the portal. That page shows the login screen as the build has drawn it: this
 * fetches the portal's code once that is painted, and gives the portal's own screen, as soon as it stands, what was done on this one.
 */

/** What the focus can stand on: the same elements in the same order on both screens. */
const focusable = 'a, button, input'

/** Puts a text into a field as typing does. React sees a change only when its own watch on the field's value does not. */
const type = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Gives everything that the person did on one screen to the other, which looks the same and takes its place. */
const handOver = (from: HTMLElement, to: HTMLElement, wasSubmitted: boolean): void => {
  const had = [...from.querySelectorAll<HTMLElement>(focusable)]
  const has = [...to.querySelectorAll<HTMLElement>(focusable)]
  const at = had.indexOf(document.activeElement as HTMLElement)
  from.remove()
  for (const [index, field] of had.entries()) {
    const other = has[index]
    if (field instanceof HTMLInputElement && other instanceof HTMLInputElement && field.value !== '') type(other, field.value)
  }
  const [left, right] = [had[at], has[at]]
  right?.focus({ preventScroll: true })
  if (left instanceof HTMLInputElement && right instanceof HTMLInputElement)
    right.setSelectionRange(left.selectionStart, left.selectionEnd, left.selectionDirection ?? 'none')
  if (wasSubmitted) to.querySelector('form')?.requestSubmit()
}

const begin = (still: HTMLElement, root: HTMLElement, code: DocumentFragment): void => {
  let wasSubmitted = false
  still.addEventListener('submit', (event) => {
    event.preventDefault()
    wasSubmitted = true
  })
  const waiting = new MutationObserver(() => {
    // Before it knows who is signed in, the portal shows neither a screen nor that one has failed.
    if (root.querySelector('main, [role="alert"]') === null) return
    waiting.disconnect()
    const login = root.querySelector<HTMLElement>('[data-flow="login"]')
    if (login === null) still.remove()
    else handOver(still, login, wasSubmitted)
  })
  waiting.observe(root, { childList: true, subtree: true })
  for (const script of code.querySelectorAll('script')) {
    script.addEventListener('error', () => {
      waiting.disconnect()
      document.getElementById('first-screen-failed')?.removeAttribute('hidden')
    })
  }
  const fetchCode = () => document.head.append(code)
  // A page that nobody sees yet is given no frame.
  if (document.hidden) fetchCode()
  else requestAnimationFrame(() => setTimeout(fetchCode))
}

const still = document.getElementById('first-screen')
const root = document.getElementById('root')
const code = document.querySelector<HTMLTemplateElement>('template#page-code')
if (still !== null && root !== null && code !== null) begin(still, root, code.content)
