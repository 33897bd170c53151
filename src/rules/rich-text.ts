/** What rich text is made of; the service keeps no more, and the page shows and edits no more (src/ui/rich-text-blocks.ts). */
export const richTextTags = ['p', 'br', 'strong', 'em', 'u', 'ul', 'ol', 'li', 'a'] as const

/** Other names of the same, as other programs write them. */
export const richTextSynonyms = { b: 'strong', i: 'em', ins: 'u' } as const

/** Whether a link is kept: one of the web, over https. What is no such link stays as its text. */
export const isRichTextLink = (href: string): boolean => /^https:\/\//i.test(href) && URL.canParse(href)
