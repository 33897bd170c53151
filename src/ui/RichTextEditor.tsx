import { useRef } from 'react'
import { styled } from 'styled-components'
import { Alert } from './Alert.tsx'
import { Button } from './Button.tsx'
import { Field, FieldBox, type FieldControlProps, type FieldTexts } from './Field.tsx'
import { loadLater } from './load-later.tsx'
import { RichText } from './RichText.tsx'
import { RichTextCount } from './RichTextCount.tsx'
import { richTextBoxStyles } from './rich-text-styles.ts'
import { useTypedText } from './SaveStatus.tsx'
import { Skeleton } from './Skeleton.tsx'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { size, space } = tokens

const Surface = loadLater(() => import('./RichTextEditorSurface.tsx').then((module) => module.RichTextEditorSurface))

const Box = styled(FieldBox)`
  ${richTextBoxStyles}
  grid-template-rows: auto;
  align-content: start;
  gap: ${space.s3};
  padding: ${space.s3};
`

const ReadOnlyBox = styled(FieldBox)`
  display: block;
  min-height: ${size.control};
  padding: ${space.s2} ${space.s3};
`

export interface RichTextEditorProps extends FieldTexts {
  /** The form's name for it. */
  name?: string
  /** Stored HTML. Another value than the one the editor reported last replaces the text. */
  value: string
  /**
   * The text as the smallest HTML that says it (p, strong, em, u, ul, ol, li, br without attributes; '' when empty): after a
   * pause in typing, on leaving the field, when the page is hidden and when the field goes away.
   */
  onChange: (html: string) => void
  onBlur?: () => void
  readOnly?: boolean
  /** How many characters the text has, counted as the form's rule counts them. */
  measure: (html: string) => number
  /** Shown under the field beside the count; checking stays with the form. */
  minimumLength?: number
  maxLength?: number
}

/** Several lines of text with bold, italic, underlined text and lists. The editor itself is loaded when it is first shown. */
export function RichTextEditor({ label, description, error, required, hideLabel, ...rest }: RichTextEditorProps) {
  const handle = useRef<{ focus: () => void }>(null)
  const onTyping = useTypedText()
  return (
    <Field
      {...{ label, description, error, required }}
      {...(hideLabel ? { hideLabel } : {})}
      holdsSentences
      onLabelPress={() => handle.current?.focus()}
    >
      {(control) =>
        rest.readOnly ? (
          <ReadOnlyText {...rest} control={control} />
        ) : (
          <Surface
            waiting={<Loading {...rest} control={control} />}
            failed={(retry) => <NotLoaded onRetry={retry} />}
            part={{
              id: control.id,
              label,
              name: rest.name,
              describedBy: control['aria-describedby'],
              invalid: control['aria-invalid'] ?? false,
              required: required ?? false,
              value: rest.value,
              onChange: rest.onChange,
              onBlur: rest.onBlur,
              onTyping,
              measure: rest.measure,
              minimumLength: rest.minimumLength ?? defaultMinimum,
              maxLength: rest.maxLength,
              handle,
            }}
          />
        )
      }
    </Field>
  )
}

const defaultMinimum = 250

type ViewProps = Omit<RichTextEditorProps, keyof FieldTexts> & { control: FieldControlProps }

function Loading({ control, value, measure, minimumLength = defaultMinimum, maxLength }: ViewProps) {
  return (
    <>
      <Box aria-busy="true">
        <VisuallyHidden>Loading the editor…</VisuallyHidden>
        <Skeleton $width="14rem" $height="1.5rem" />
        <Skeleton $width="92%" />
        <Skeleton $width="78%" />
        <Skeleton $width="64%" />
      </Box>
      <RichTextCount id={`${control.id}-count`} length={measure(value)} minimum={minimumLength} maximum={maxLength} />
    </>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      actions={
        <Button size="small" onPress={onRetry}>
          Retry
        </Button>
      }
    >
      The editor could not be loaded. What you wrote is kept.
    </Alert>
  )
}

function ReadOnlyText({ control, value }: ViewProps) {
  return (
    <ReadOnlyBox
      id={control.id}
      role="textbox"
      tabIndex={0}
      aria-readonly="true"
      aria-multiline="true"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
      data-read-only=""
    >
      <RichText html={value} />
    </ReadOnlyBox>
  )
}
