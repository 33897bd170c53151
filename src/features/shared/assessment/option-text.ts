import type { Question } from './use-assessment.ts'

/** What an option of a question says. */
export const optionText = ({ options }: Question, option: number): string =>
  options.find(({ id }) => id === option)?.text ?? `Option ${option}`
