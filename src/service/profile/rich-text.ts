import sanitizeHtml from 'sanitize-html'
import { richTextLimit } from '#rules/form-fields.ts'
import { textLength } from '#rules/profile.ts'
import { isRichTextLink, richTextSynonyms, richTextTags } from '#rules/rich-text.ts'
import { invalid } from '../http-error.ts'

/**
 * Rich text as it is kept: paragraphs, lists, emphasis and https links, no attribute but a link's address, everything else dropped (scripts
 * and styles with what is in them).
 */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: {
      ...richTextSynonyms,
      a: (tagName, { href = '' }) => ({ tagName, attribs: isRichTextLink(href.trim()) ? { href: href.trim() } : {} }),
    },
    // Of a link that is not kept the text stays. Renamed instead, it would have its name put on the element after it.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && attribs.href === undefined ? 'excludeTag' : false),
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
