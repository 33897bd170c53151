import { type FocusEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FieldBox } from './Field.tsx'
import { RichTextCount } from './RichTextCount.tsx'
import { RichTextToolbar } from './RichTextToolbar.tsx'
import { $writeRichText } from './rich-text-nodes.ts'
import { waitForMore } from './rich-text-pause.ts'
import { richTextBoxStyles, richTextStyles } from './rich-text-styles.ts'
import { media, tokens } from './theme.ts'
import { nestedItemClass, replaceContent, underlineClass, useRichText } from './use-rich-text.ts'

const { leading, space, text } = tokens

const Box = styled(FieldBox)`
  ${richTextBoxStyles}
`

/** 16 px on phones, below which iOS zooms into the page. */
const Editable = styled.div`
  ${richTextStyles}
  padding: ${space.s2} ${space.s3};
  overflow-y: auto;
  outline: none;
  @media ${media.belowCompact} {
    font-size: ${text.lg};
    line-height: ${leading.lg};
  }
  .${underlineClass} {
    text-decoration: underline;
  }
  .${nestedItemClass} {
    list-style: none;
  }
`

export interface RichTextSurfaceProps {
  id: string
  label: string
  name: string | undefined
  describedBy: string | undefined
  invalid: boolean
  required: boolean
  value: string
  onChange: (html: string) => void
  onBlur: (() => void) | undefined
  /** Told when something typed waits to be handed on, and when nothing does any more. */
  onTyping: (waits: boolean) => void
  measure: (html: string) => number
  minimumLength: number
  maxLength: number | undefined
  handle: RefObject<{ focus: () => void } | null>
}

/** The loaded editor: toolbar, text and count. */
export function RichTextEditorSurface(props: RichTextSurfaceProps) {
  const { id, value } = props
  const box = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState(value)
  const reported = useRef(value)
  /** The value that came from outside last, and how the editor writes it. What is written back to it counts as unchanged. */
  const given = useRef({ value, written: value })
  /** A value from outside that waits until the person has left the text. */
  const waiting = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Since when something waits to be handed on. */
  const since = useRef(0)

  const { onTyping } = props
  const report = useRef<() => boolean>(() => false)
  const { editor, look } = useRichText(root, value, (html, byPerson) => {
    setLive(html)
    if (!byPerson) return
    const now = performance.now()
    if (timer.current === undefined) since.current = now
    clearTimeout(timer.current)
    timer.current = setTimeout(() => report.current(), waitForMore(since.current, now))
    onTyping(true)
  })

  useEffect(() => {
    /** @returns whether there was something to hand on */
    report.current = () => {
      const isNews = handOn()
      onTyping(false)
      return isNews
    }
    const handOn = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      // The editor gathers what is typed in one moment; a page that goes does not wait for it.
      editor.update(() => undefined, { discrete: true })
      const written = editor.read($writeRichText)
      const html = written === given.current.written ? given.current.value : written
      if (html === reported.current) return false
      reported.current = html
      waiting.current = undefined
      props.onChange(html)
      return true
    }
  })

  useEffect(() => {
    const now = () => void report.current()
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') now()
    }
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', whenHidden)
      now()
    }
  }, [])

  const take = useRef((other: string) => {
    reported.current = other
    replaceContent(editor, other)
    given.current = { value: other, written: editor.read($writeRichText) }
  })

  // The editor has the first value since it has been given its element.
  useEffect(() => {
    given.current = { value: given.current.value, written: editor.read($writeRichText) }
  }, [editor])

  useEffect(() => {
    waiting.current = undefined
    if (value === reported.current) return
    // Also while the person is in another tab or window, the field may be this page's active one.
    if (document.hasFocus() && root.current?.contains(document.activeElement)) {
      waiting.current = value
      return
    }
    clearTimeout(timer.current)
    timer.current = undefined
    onTyping(false)
    take.current(value)
  }, [value, onTyping])

  useImperativeHandle(props.handle, () => ({ focus: () => editor.focus() }), [editor])

  const leave = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget)) return
    const other = waiting.current
    if (!report.current() && other !== undefined) {
      waiting.current = undefined
      take.current(other)
    }
    props.onBlur?.()
  }

  return (
    <>
      <Box ref={box} data-invalid={props.invalid ? '' : undefined} onBlur={leave}>
        <RichTextToolbar editor={editor} look={look} label={props.label} controls={id} />
        <Editable
          ref={root}
          id={id}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}-label`}
          aria-describedby={[`${id}-count`, props.describedBy].filter(Boolean).join(' ')}
          aria-invalid={props.invalid || undefined}
          aria-required={props.required || undefined}
          spellCheck
        />
      </Box>
      {props.name && <input type="hidden" name={props.name} value={live} />}
      <RichTextCount id={`${id}-count`} length={props.measure(live)} minimum={props.minimumLength} maximum={props.maxLength} />
    </>
  )
}
