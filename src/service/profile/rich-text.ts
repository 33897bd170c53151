import sanitizeHtml from 'sanitize-html'
import { richTextLimit } from '#rules/form-fields.ts'
import { textLength } from '#rules/profile.ts'
import { invalid } from '../http-error.ts'

/** What the editor writes; none of it may have an attribute. */
const allowedTags = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li']

/**
 * Rich text as it is kept: paragraphs, lists and emphasis without any attribute, everything else dropped (scripts and styles with what is
 * in them).
 */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {},
    // Text of the elements that browsers read in a way of their own goes with them.
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp', 'iframe', 'svg', 'math'],
    disallowedTagsMode: 'discard',
    nestingLimit: 20,
    parseStyleAttributes: false,
  })

/**
 * Rich text of the input, sanitised; null when a person would read nothing in it.
 *
 * @throws HttpError 400 for the field when it is longer than what may be kept
 */
export const richTextOrNull = (field: string, html: string | null): string | null => {
  if (html === null) return null
  const clean = sanitise(html)
  if (clean.length > richTextLimit) throw invalid(field, `Use at most ${richTextLimit} characters.`)
  return textLength(clean) === 0 ? null : clean
}
