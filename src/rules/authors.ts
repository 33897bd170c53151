/** What happens to commit authors (specification 4, Author; decisions B, Authors). */
export const authorChanges = ['Assign', 'Remove', 'Ignore', 'Unignore'] as const
export type AuthorChange = (typeof authorChanges)[number]

/** Longest author, in characters: a name, and an e-mail of 254. */
export const longestAuthor = 400

/** As many authors as can be changed at once. */
export const mostAuthors = 5000

/** How long a change of authors can be undone before it is sent, in milliseconds. */
export const authorUndoTime = 10_000

/** An author as git writes it, in its parts. */
export interface AuthorParts {
  readonly name: string
  /** Lower-cased; empty where the commits give none. */
  readonly email: string
}

/** `Name <e-mail>` in its parts; what does not look like it is all name, or all e-mail when it has no spaces and an @. */
export const authorParts = (author: string): AuthorParts => {
  const [, name, email] = /^(.*?)\s*<([^<>]*)>\s*$/.exec(author) ?? []
  if (name !== undefined && email !== undefined) return { name: name.trim(), email: email.trim().toLowerCase() }
  const text = author.trim()
  return /^\S+@\S+$/.test(text) ? { name: '', email: text.toLowerCase() } : { name: text, email: '' }
}
