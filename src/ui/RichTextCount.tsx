import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { SuccessIcon } from './basic-icons.tsx'
import { countText } from './number-text.ts'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, leading, space, text } = tokens

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  min-height: ${leading.xs};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-variant-numeric: tabular-nums;
  color: ${color.textWeak};
  &[data-met] {
    color: ${color.success};
  }
  &[data-over] {
    color: ${color.error};
  }
`

/** A screen reader is told only after a pause in typing. */
const pause = 1500

export interface RichTextCountProps {
  id: string
  length: number
  minimum: number
  maximum: number | undefined
}

/** How long a text is beside how long it has to be. */
export function RichTextCount({ id, length, minimum, maximum }: RichTextCountProps) {
  const over = maximum !== undefined && length > maximum
  const met = !over && minimum > 0 && length >= minimum
  const said = over
    ? `${countText(length)} of at most ${countText(maximum)} characters`
    : minimum > 0
      ? `${countText(length)} of at least ${countText(minimum)} characters`
      : `${countText(length)} characters`

  const first = useRef(said)
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    if (said === first.current) return
    first.current = ''
    const timer = setTimeout(() => setAnnounced(met ? `${said}: enough` : said), pause)
    return () => clearTimeout(timer)
  }, [said, met])

  return (
    <>
      <Root id={id} data-met={met ? '' : undefined} data-over={over ? '' : undefined}>
        {met && <SuccessIcon size="small" label="Long enough:" />}
        <span>{said}</span>
      </Root>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  )
}
