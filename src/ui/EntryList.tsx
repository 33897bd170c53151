import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from './Button.tsx'
import { type Entry, EntryCard, entryEdge } from './EntryCard.tsx'
import { PlusIcon } from './icons.tsx'
import { media, tokens } from './theme.ts'
import { useEntryFocus } from './use-entry-focus.ts'

const { color, leading, space, text } = tokens

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
`

const HeadWords = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`

const Title = styled.h3`
  font-size: ${text.lg};
  line-height: ${leading.lg};
`

const Description = styled.p`
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textWeak};
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.s2};
`

const Empty = styled.div`
  ${entryEdge}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s3} ${space.s4};
  padding: ${space.s4};
  border-style: dashed;
  border-color: ${color.lineStrong};
  color: ${color.textMedium};
`

const FormRoot = styled.section`
  ${entryEdge}
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  padding: ${space.s4};
  border-color: ${color.control};
  background: ${color.surface1};
  min-width: 0;
  @media ${media.fromCompact} {
    padding: ${space.s5};
  }
`

const FormTitle = styled.h4`
  font-size: ${text.md};
  line-height: ${leading.md};
  outline-offset: ${space.s1};
`

const ErrorLine = styled.p`
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.error};
`

/** The form of one entry, in the list's place. Its heading takes the focus when it opens. */
function EntryForm({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <FormRoot aria-labelledby={id} data-entry-form="">
      <FormTitle ref={heading} id={id} tabIndex={-1}>
        {title}
      </FormTitle>
      {children}
    </FormRoot>
  )
}

export interface EntryListProps {
  title: string
  description?: ReactNode
  entries: readonly Entry[]
  /** What stands in place of an empty list, above the button that adds the first entry. */
  emptyText: string
  addLabel: string
  /** Without it nothing can be added. */
  onAdd?: (() => void) | undefined
  addDisabledReason?: string | undefined
  /** What is wrong with the list as a whole: 'Add at least one'. */
  error?: string | undefined
  /** The open form: below the list for a new entry, in the entry's place when `of` names one. */
  form?: { title: string; of?: string; content: ReactNode } | undefined
}

/**
 * Entries of one kind that the person adds, changes and removes. A form opens in place; when it closes, the focus goes back to
 * the button that opened it, or to the button that adds one when that is gone. When an entry is removed, the focus goes to the
 * same button of the next one.
 */
export function EntryList(props: EntryListProps) {
  const { title, description, entries, emptyText, addLabel, onAdd, addDisabledReason, error, form } = props
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  useEntryFocus(
    root,
    entries.map(({ id }) => id),
    form !== undefined,
  )
  const ofEntry = form?.of !== undefined && entries.some(({ id }) => id === form.of)
  const open = form && (
    <EntryForm key={form.of ?? 'new'} title={form.title}>
      {form.content}
    </EntryForm>
  )
  const addButton = onAdd && !form && (
    <Button size="small" icon={<PlusIcon size="small" />} disabledReason={addDisabledReason} onPress={onAdd}>
      {addLabel}
    </Button>
  )
  return (
    <Root ref={root} aria-labelledby={titleId}>
      <Head>
        <HeadWords>
          <Title id={titleId}>{title}</Title>
          {/* A paragraph holds words alone. */}
          {description && <Description as={typeof description === 'string' ? 'p' : 'div'}>{description}</Description>}
        </HeadWords>
        {entries.length > 0 && addButton && <div data-entry-add="">{addButton}</div>}
      </Head>
      {entries.length > 0 && (
        <List>
          {entries.map(({ id, ...entry }) => (
            <li key={id} data-entry={id}>
              {ofEntry && form?.of === id ? open : <EntryCard {...entry} />}
            </li>
          ))}
        </List>
      )}
      {!ofEntry && open}
      {entries.length === 0 && !form && (
        <Empty>
          {emptyText}
          {addButton && <div data-entry-add="">{addButton}</div>}
        </Empty>
      )}
      {error && <ErrorLine role="alert">{error}</ErrorLine>}
    </Root>
  )
}
