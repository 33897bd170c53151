import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { ExternalLink } from '#ui/ExternalLink.tsx'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { ReadableReport } from '#view-models/problem-report/read.ts'
import { texts } from './texts.ts'

const { color, leading, size, space, text } = tokens

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s1} ${space.s4};
`

const Title = styled.h1`
  font-size: ${text.xl};
  line-height: ${leading.xl};
`

const Weak = styled.p`
  color: ${color.textWeak};
  overflow-wrap: anywhere;
`

const Sentence = styled.p`
  max-width: ${size.reading};
  font-size: ${text.lg};
  line-height: ${leading.lg};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

/** The time that a report says, as it says it if that is no time. */
const momentOf = (madeAt: string): string => {
  const time = new Date(madeAt)
  return Number.isNaN(time.getTime())
    ? madeAt
    : new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'medium' }).format(time)
}

/** Which report it is: when it was made, why, and what is not in it. */
export function ReportFacts({ report }: { report: ReadableReport | undefined }) {
  if (report === undefined)
    return (
      <Header>
        <Title>{texts.title}</Title>
      </Header>
    )
  const { madeAt, sentence, leftOut, noRoomFor, path, shownIn } = report
  const lacks = [
    ...(leftOut.length === 0 ? [] : [texts.leftOut(leftOut)]),
    ...(noRoomFor.entries + noRoomFor.states === 0 ? [] : [texts.noRoom(noRoomFor)]),
  ]
  return (
    <Stack $gap="s2">
      <Header>
        <Title>{texts.title}</Title>
        <ExternalLink href="/dev/flows">{texts.chart}</ExternalLink>
      </Header>
      {sentence === '' ? <Weak>{texts.noSentence}</Weak> : <Sentence>{sentence}</Sentence>}
      <Weak>
        <VisuallyHidden>Made at </VisuallyHidden>
        {[momentOf(madeAt), path, shownIn && `window ${shownIn.width} × ${shownIn.height}`].filter(Boolean).join(' · ')}
      </Weak>
      {lacks.length > 0 && <Weak>{lacks.join(' ')}</Weak>}
      <Alert tone="info">{texts.madeUp}</Alert>
    </Stack>
  )
}
