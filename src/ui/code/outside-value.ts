/** A text's line ends as the editor writes them. */
export const withPlainLineEnds = (text: string): string => text.replace(/\r\n?/g, '\n')

/**
 * The one change that makes a text out of another, as short as possible: what stays keeps cursor and marks.
 *
 * @returns undefined when the texts are the same
 */
export const changeBetween = (from: string, to: string): { from: number; to: number; insert: string } | undefined => {
  if (from === to) return undefined
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from.charCodeAt(start) === to.charCodeAt(start)) start += 1
  let end = 0
  while (end < shorter - start && from.charCodeAt(from.length - 1 - end) === to.charCodeAt(to.length - 1 - end)) end += 1
  return { from: start, to: from.length - end, insert: to.slice(start, to.length - end) }
}

/** How many texts that were reported and not given back yet are remembered. */
const remembered = 64

/**
 * Tells a text from outside from the editor's own, which comes back to it a moment after it was reported: by then more may have been
 * typed, which an echo must not undo.
 */
export const createEchoes = () => {
  let reported: string[] = []
  return {
    report: (text: string): void => {
      reported = [...reported.slice(1 - remembered), text]
    },
    /** @returns whether this is a text that the editor itself has reported; those before it will not come back */
    isEcho: (text: string): boolean => {
      const at = reported.indexOf(text)
      if (at >= 0) reported = reported.slice(at + 1)
      return at >= 0
    },
    forget: (): void => {
      reported = []
    },
  }
}
