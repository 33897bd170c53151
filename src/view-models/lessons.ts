/** What the lessons view shows of a course: which step, and which steps a text is found in (decisions B, Search in course). */

export interface LessonStep {
  readonly stepId: string
  readonly title: string
  /** HTML of a lesson. */
  readonly content: string | null
  readonly isCompleted: boolean
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of a lesson without its markup, its white space as a person sees it. */
export const lessonText = (html: string): string =>
  html
    .replace(/<\/?(?:p|li|ul|ol|pre|h[1-6]|blockquote|tr|td|th|table|br|hr)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** From how many characters a course is searched. */
export const lessonSearchFrom = 2

const plain = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en')

/** What a search in a course looks for; null while too little is typed. */
export const soughtInCourse = (typed: string): string | null => {
  const sought = plain(typed)
  return sought.length < lessonSearchFrom ? null : sought
}

const texts = new WeakMap<LessonStep, string>()

const searchedText = (step: LessonStep): string => {
  const known = texts.get(step)
  if (known !== undefined) return known
  const text = plain(`${step.title} ${lessonText(step.content ?? '')}`)
  texts.set(step, text)
  return text
}

/** The steps whose title or text holds what was typed; all of them while too little is typed. */
export const findSteps = <Step extends LessonStep>(steps: readonly Step[], typed: string): readonly Step[] => {
  const sought = soughtInCourse(typed)
  return sought === null ? steps : steps.filter((step) => searchedText(step).includes(sought))
}

/** The step to show: the one that the address asks for, the one that was read last, the first that is not completed, the first. */
export const chosenStep = <Step extends LessonStep>(
  steps: readonly Step[],
  asked: string | null,
  last: string | null,
): Step | undefined =>
  steps.find(({ stepId }) => stepId === asked) ??
  steps.find(({ stepId }) => stepId === last) ??
  steps.find(({ isCompleted }) => !isCompleted) ??
  steps[0]

/** The step after a step; undefined after the last one. */
export const stepAfter = <Step extends LessonStep>(steps: readonly Step[], stepId: string): Step | undefined => {
  const at = steps.findIndex((one) => one.stepId === stepId)
  return at < 0 ? undefined : steps[at + 1]
}
