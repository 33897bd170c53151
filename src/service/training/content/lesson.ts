import { Marked } from 'marked'
import sanitizeHtml from 'sanitize-html'
import {
  isLessonImage,
  isLessonLink,
  languageClass,
  lessonAttributes,
  lessonLinkAttributes,
  lessonTags,
} from '#rules/lesson-html.ts'
import { imageAddress } from '../entries.ts'

/** Counts up when lessons are rendered in another way, so that the next import renders them anew. */
export const renderVersion = 1

/** A picture as it is served. */
export interface LessonImage {
  readonly served: string
  readonly width: number
  readonly height: number
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

const decodeName = (href: string): string => {
  try {
    return decodeURIComponent(href)
  } catch {
    return href
  }
}

/** The name of a picture beside the lesson, as Markdown writes it. */
const nameOf = (href: string): string => decodeName(href).replace(/^\.\//, '')

const sanitiseLesson = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...lessonTags],
    allowedAttributes: Object.fromEntries(Object.entries(lessonAttributes).map(([tag, names]) => [tag, [...names]])),
    allowedClasses: { code: [languageClass] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      a: (tagName, { href = '', title }) =>
        isLessonLink(href.trim())
          ? { tagName, attribs: { href: href.trim(), ...(title === undefined ? {} : { title }), ...lessonLinkAttributes } }
          : { tagName, attribs: {} },
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', decoding: 'async' } }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      // Of a link that leads elsewhere the text stays.
      if (tag === 'a' && attribs.href === undefined) return 'excludeTag'
      return tag === 'img' && !isLessonImage(attribs.src ?? '')
    },
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp', 'iframe', 'svg', 'math'],
    disallowedTagsMode: 'discard',
    nestingLimit: 50,
    parseStyleAttributes: false,
  })

/**
 * Renders a lesson's Markdown to the HTML that is kept and shown.
 *
 * @param images the pictures beside the lesson, by name
 * @param onMissing told the name of a picture that is not there, as the Markdown writes it
 */
export const renderLesson = (
  markdown: string,
  images: ReadonlyMap<string, LessonImage>,
  onMissing: (href: string) => void,
): string => {
  const marked = new Marked({
    gfm: true,
    async: false,
    renderer: {
      image: ({ href, title, text }) => {
        const image = images.get(nameOf(href))
        if (image === undefined) {
          onMissing(href)
          return ''
        }
        const shown = title === null ? '' : ` title="${escaped(title)}"`
        return `<img src="${imageAddress(image.served)}" alt="${escaped(text)}"${shown} width="${image.width}" height="${image.height}">`
      },
    },
  })
  return sanitiseLesson(marked.parse(markdown, { async: false })).trim()
}
