import DOMPurify from 'dompurify'
import { isLessonImage, isLessonLink, languageClass, lessonAttributes, lessonTags } from '#rules/lesson-html.ts'

/** The HTML of a lesson as data of the page: cleaned once more, whatever the service has let through. Brings DOMPurify along. */

type LessonTag = (typeof lessonTags)[number]

export interface LessonElement {
  readonly tag: LessonTag
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly LessonNode[]
}
export type LessonNode = string | LessonElement

const tags = new Set<string>(lessonTags)
const attributesOf = new Map<string, readonly string[]>(Object.entries(lessonAttributes))

/** Whether an attribute says something that may be shown. */
const isKept = (tag: string, name: string, value: string): boolean => {
  if (attributesOf.get(tag)?.includes(name) !== true) return false
  if (name === 'href') return isLessonLink(value)
  if (name === 'src') return isLessonImage(value)
  if (name === 'class') return languageClass.test(value)
  if (name === 'width' || name === 'height' || name === 'start') return /^\d{1,5}$/.test(value)
  return true
}

const readNodes = (parent: Node): LessonNode[] =>
  [...parent.childNodes].flatMap((node): LessonNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const tag = node.localName
    if (!tags.has(tag)) return readNodes(node)
    const kept = [...node.attributes].filter(({ name, value }) => isKept(tag, name, value))
    const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]))
    // A picture of elsewhere is none; a link that leads nowhere is its text.
    if (tag === 'img' && attributes.src === undefined) return []
    if (tag === 'a' && attributes.href === undefined) return readNodes(node)
    return [{ tag: tag as LessonTag, attributes, children: readNodes(node) }]
  })

/** Without what the page's content security policy would report although the cleaner drops it. */
const quiet = (html: string): string =>
  html
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='))

/** Reads a lesson: only what src/rules/lesson-html.ts allows comes out. */
export const readLesson = (html: string): readonly LessonNode[] =>
  readNodes(
    DOMPurify.sanitize(quiet(html), {
      ALLOWED_TAGS: [...lessonTags],
      ALLOWED_ATTR: [...new Set(Object.values(lessonAttributes).flat())],
      ALLOW_DATA_ATTR: false,
      RETURN_DOM_FRAGMENT: true,
    }),
  )

/** The text of nodes, as of a block of code. */
export const textOf = (nodes: readonly LessonNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')
