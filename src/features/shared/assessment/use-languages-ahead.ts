import { useEffect } from 'react'
import type { Question } from './use-assessment.ts'

/** The languages of the question that is on, and of the next one, in the order in which they are needed. */
const languagesNear = (questions: readonly Question[], questionId: string | null): readonly string[] => {
  const at = Math.max(
    0,
    questions.findIndex((one) => one.questionId === questionId),
  )
  return questions.slice(at, at + 2).flatMap(({ editors }) => editors)
}

/**
 * Fetches the languages of the question that is on, and of the next one, ahead of their use: an editor that opens has its colours at once.
 *
 * @param questionId the question that is on; null before one was looked at
 */
export const useLanguagesAhead = (questions: readonly Question[], questionId: string | null, isRunning: boolean): void => {
  const names = isRunning ? JSON.stringify(languagesNear(questions, questionId)) : '[]'
  useEffect(() => {
    const modes: readonly string[] = JSON.parse(names)
    if (modes.length === 0) return
    import('#ui/code/languages.ts').then(
      ({ prefetchLanguage }) => modes.forEach(prefetchLanguage),
      // The editor asks again, and says so when it does not arrive.
      () => undefined,
    )
  }, [names])
}
