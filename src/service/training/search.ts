import { type SQL, sql } from 'drizzle-orm'

/**
 * The text search of the catalogues. Words are cut here, so that names such as C# and C++ stay what they are, and kept with their endings
 * in a `tsvector`: 'script' finds JavaScript by the start of an ending, from an index, without any extension of PostgreSQL.
 */

const longest = 50
const shortestEnding = 3

/** The words of a text without accents, in small letters. */
const wordsIn = (text: string): readonly string[] => {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}+#]+/u).flatMap((word) => (word === '' ? [] : [[...word].slice(0, longest).join('')]))
}

const endingsOf = (word: string): readonly string[] => {
  const letters = [...word]
  return letters.flatMap((_, start) =>
    start > 0 && letters.length - start < shortestEnding ? [] : [letters.slice(start).join('')],
  )
}

/** What an entry is found by, for its column. */
export const searchable = (texts: readonly string[]): SQL<string> => {
  const words = new Set(texts.flatMap(wordsIn).flatMap(endingsOf))
  return sql<string>`array_to_tsvector(${sql.param([...words])}::text[])`
}

const quoted = (word: string): string => `'${word.replace(/['\\]/g, '$&$&')}':*`

/** Every word that was typed, each also as a part of a longer one, as a `tsquery`; null when there is no word in the text. */
export const searchQuery = (typed: string): string | null => {
  const words = wordsIn(typed)
  return words.length === 0 ? null : words.map(quoted).join(' & ')
}
