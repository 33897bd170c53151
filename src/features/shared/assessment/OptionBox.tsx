import type { Answer } from '#rules/assessment-answer.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import type { Question } from './use-assessment.ts'

/** What a question without options of its own is answered with (decision A29). */
const plainOptions = [1, 2, 3, 4].map((id) => ({ id, text: String(id) }))

interface OptionBoxProps {
  question: Question
  answer: Answer | null
  /** Why nothing can be chosen now. */
  disabledReason?: string | undefined
  onChoose: (option: number) => void
}

/** The four-option answer box of a question without editors (specification 2.9). */
export function OptionBox({ question, answer, disabledReason, onChoose }: OptionBoxProps) {
  const options = question.options.length === 0 ? plainOptions : question.options
  return (
    <RadioGroup
      label="Answer"
      options={options.map(({ id, text }) => ({ id: String(id), label: text }))}
      value={answer !== null && 'option' in answer ? String(answer.option) : null}
      onChange={(id) => onChoose(Number(id))}
      disabledReason={disabledReason}
    />
  )
}
