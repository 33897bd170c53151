/**
 * What the HTML of a lesson may hold (specification 2.9, Lessons view). The service keeps nothing else, and the page looks again before it
 * shows it.
 */

export const lessonTags = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'blockquote',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'del',
  'sub',
  'sup',
  'kbd',
  'code',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'img',
] as const

/** Attributes by tag; every other one is dropped. */
export const lessonAttributes = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  code: ['class'],
  ol: ['start'],
  th: ['align'],
  td: ['align'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The class of a code block, which names its language. */
export const languageClass = /^language-[\w+#.-]{1,30}$/

/** Where a link may lead. */
export const isLessonLink = (href: string): boolean => /^(?:https:\/\/|mailto:)\S+$/i.test(href)

/** Pictures are the portal's own. */
export const isLessonImage = (src: string): boolean => /^\/files\/training\/[0-9a-f]{64}\.webp$/.test(src)

/** What every link of a lesson has: it opens beside the lesson, and its page learns nothing of the portal. */
export const lessonLinkAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const
