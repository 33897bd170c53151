import { openDB } from 'idb'
import { scriptsOf } from '#features/shared/services/own-script.ts'
import { tokens } from '#ui/theme.ts'
import { deviceStorage } from '../device-storage.ts'
import { readDataKey } from '../team/last-known/data-key.ts'
import { seal } from '../team/last-known/sealed-answer.ts'
import { classesOf, describeElements } from './describe-elements.ts'
import { describeRules } from './describe-rules.ts'
import {
  agedPart,
  leftOutOfPicture,
  type Picture,
  type PictureNote,
  partOfPicture,
  pictureDatabase,
  pictureKey,
  pictureNote,
  pictureStore,
  placeInPicture,
  questionOf,
} from './picture.ts'

const { color, radius, space } = tokens

/** Milliseconds in which nothing on the page may change before its picture is taken. */
const still = 500

/** Characters of a picture at most: one that is larger takes longer to show than the page itself. */
const longestText = 1_000_000

/** Nothing moves, what ages is dimmed, as data is while newer ones are on their way, and what is left out looks as if it was loading. */
const look = `
*, *::before, *::after { animation: none !important; transition: none !important; }
[${partOfPicture}="${agedPart}"] { opacity: 0.5; }
[${leftOutOfPicture}] { background: ${color.skeleton}; border-radius: ${radius.small}; }
main [${placeInPicture}] {
  padding: ${space.s6};
  background: linear-gradient(${color.skeleton} 0 0) content-box, ${color.surface1};
}`

/** Whether the page shows all that it is going to show, and all of it is of today. */
const isWhole = (page: Element): boolean =>
  page.querySelector(`main [${partOfPicture}="${agedPart}"]`) !== null &&
  page.querySelector('main [aria-busy="true"], [role="alert"], [data-header-status]') === null

const describePage = (page: Element): Picture => {
  const root = describeElements(page, innerHeight)
  return { root, css: describeRules(document, classesOf(root)), look, parts: page.querySelectorAll(`[${partOfPicture}]`).length }
}

const keep = async (path: string, page: Element): Promise<void> => {
  const text = JSON.stringify(describePage(page))
  const found = await readDataKey()
  if (found === null || text.length > longestText) return
  const sealed = await seal(found.key, questionOf(path), text, Date.now())
  const database = await openDB(pictureDatabase, 1, { upgrade: (made) => void made.createObjectStore(pictureStore) })
  try {
    await database.put(pictureStore, sealed, pictureKey)
  } finally {
    database.close()
  }
  const note: PictureNote = { path, width: innerWidth, code: scriptsOf() }
  deviceStorage.setItem(pictureNote, JSON.stringify(note))
}

/**
 * Keeps a picture of the page, sealed as the answers that it shows are, once the page is whole and nothing on it changes.
 *
 * @param path of the page
 * @returns ends waiting for that
 */
export const takePicture = (path: string): (() => void) => {
  const page = document.getElementById('root')
  if (page === null) return () => undefined
  let pausing: ReturnType<typeof setTimeout> | undefined
  const end = (): void => {
    clearTimeout(pausing)
    changes.disconnect()
  }
  const take = (): void => {
    if (!isWhole(page)) return
    end()
    // A device that keeps nothing, or is full, shows the page as the first time.
    keep(path, page).catch(() => undefined)
  }
  const waitOn = (): void => {
    clearTimeout(pausing)
    pausing = setTimeout(take, still)
  }
  const changes = new MutationObserver(waitOn)
  changes.observe(page, { childList: true, subtree: true, characterData: true, attributes: true })
  waitOn()
  return end
}
