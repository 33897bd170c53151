import { useEffect, useState } from 'react'
import type { CodePiece } from './highlight-code.ts'
import { CodeBox } from './lesson-styles.ts'

/** A block of code, in a box that scrolls by itself. Its colours come when its language is there; without it it is plain. */
export function LessonCode({ text, language }: { text: string; language: string }) {
  const [pieces, setPieces] = useState<readonly CodePiece[] | null>(null)
  useEffect(() => {
    if (language === '') return
    let isShown = true
    import('./highlight-code.ts')
      .then(({ highlight }) => highlight(text, language))
      .then((found) => {
        if (isShown) setPieces(found)
      })
      // What does not arrive leaves the code as readable as it is.
      .catch(() => undefined)
    return () => {
      isShown = false
    }
  }, [text, language])
  return (
    <CodeBox aria-label={language === '' ? 'Code' : `Code, ${language}`}>
      <code>
        {pieces === null
          ? text
          : pieces.map(({ text: piece, kind }, place) =>
              kind === null ? (
                piece
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
                <span key={place} data-kind={kind}>
                  {piece}
                </span>
              ),
            )}
      </code>
    </CodeBox>
  )
}
