/**
 * Runs in the built page alone, before any other code of the portal. Who comes back to a page is shown how it looked, from what lies sealed on
 * the device, until the portal's own page has as much to show. The portal's code is fetched meanwhile, and run once the picture is painted.
 */
import { scriptsOf } from '#features/shared/services/own-script.ts'
import { keptFor, type SealedAnswer, unseal } from '../team/last-known/sealed-answer.ts'
import { makeElements } from './make-elements.ts'
import {
  type Picture,
  type PictureNote,
  partOfPicture,
  pictureDatabase,
  pictureKey,
  pictureNote,
  pictureRoot,
  pictureStore,
  questionOf,
} from './picture.ts'

/** Milliseconds that the picture may take before the portal's code goes first. */
const pictureTimeout = 400

/** Milliseconds after which the page is shown as it is, be it still loading. */
const pageTimeout = 8_000

/** The page behind the picture has its size, and is not seen. */
const pageBehind = '#root{position:absolute;inset:0 0 auto;visibility:hidden}'

/** Reads from a database that is there; one that is not is not made. */
const read = (database: string, store: string, key: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(database)
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const opened = opening.result
      try {
        const asked = opened.transaction(store).objectStore(store).get(key)
        asked.onsuccess = () => resolve(asked.result)
        asked.onerror = () => reject(asked.error)
      } catch (failure) {
        reject(failure)
      }
      // Closes once nothing is asked any more.
      opened.close()
    }
  })

const unsealed = async (path: string): Promise<Picture> => {
  const [session, sealed] = await Promise.all([
    read('portal-session', 'session', 'current') as Promise<{ key: { dataKey: CryptoKey } }>,
    read(pictureDatabase, pictureStore, pictureKey) as Promise<SealedAnswer>,
  ])
  if (sealed.at < Date.now() - keptFor) throw new Error('The picture is too old')
  return JSON.parse(await unseal(session.key.dataKey, questionOf(path), sealed))
}

/** Puts the picture before the page. @returns takes it away, and shows the page */
const show = ({ root, css, look }: Picture): (() => void) => {
  const sheetOf = (text: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  }
  const host = document.createElement('div')
  host.id = 'page-picture'
  host.inert = true
  host.ariaHidden = 'true'
  // A tree of its own: its names and styles meet none of the page's. What the rules ask of the document's root they ask of its first element.
  const tree = host.attachShadow({ mode: 'closed' })
  tree.adoptedStyleSheets = [sheetOf(css.replaceAll(':root', `.${pictureRoot}`)), sheetOf(look)]
  const drawn = makeElements(root) as HTMLElement
  Object.assign(drawn.dataset, document.documentElement.dataset)
  tree.append(drawn)
  // The ground that a page stands on is the document's.
  const grounds = [sheetOf(css), sheetOf(pageBehind)]
  document.adoptedStyleSheets.push(...grounds)
  document.body.append(host)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !grounds.includes(sheet))
    host.remove()
  }
}

const painted = (): Promise<void> =>
  // A page that nobody sees yet is given no frame.
  document.hidden ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Takes the picture away once the page shows as much, has something to say, is another one, or has had its time. */
const untilPage = ({ path, parts }: { path: string; parts: number }, end: () => void): void => {
  const isBehind = () =>
    location.pathname === path &&
    document.querySelectorAll(`#root [${partOfPicture}]`).length < parts &&
    document.querySelector('#root [role="alert"], [role="dialog"]') === null
  const stop = () => {
    watching.disconnect()
    clearTimeout(timeout)
    end()
  }
  const watching = new MutationObserver(() => {
    if (!isBehind()) stop()
  })
  watching.observe(document.body, { childList: true, subtree: true })
  const timeout = setTimeout(stop, pageTimeout)
}

const noteOf = (code: DocumentFragment): PictureNote | null => {
  try {
    const note: PictureNote = JSON.parse(localStorage.getItem(pictureNote) ?? 'null')
    const isOfThisPage = note.path === location.pathname && location.search === '' && note.width === innerWidth
    return isOfThisPage && note.code.join() === scriptsOf(code).join() && document.documentElement.hasAttribute('data-signed-in')
      ? note
      : null
  } catch {
    return null
  }
}

const begin = async (code: DocumentFragment): Promise<void> => {
  const note = noteOf(code)
  if (note !== null) {
    const { path } = note
    let hasTimedOut = false
    const pictured = unsealed(path).then((picture) => {
      if (hasTimedOut) return
      const end = show(picture)
      untilPage({ path, parts: picture.parts }, end)
      for (const script of code.querySelectorAll('script')) script.addEventListener('error', end)
      return painted()
    })
    await Promise.race([pictured.catch(() => undefined), new Promise((done) => setTimeout(done, pictureTimeout))])
    hasTimedOut = true
  }
  document.head.append(code)
}

const code = document.querySelector<HTMLTemplateElement>('template#page-code')
if (code !== null) void begin(code.content)
