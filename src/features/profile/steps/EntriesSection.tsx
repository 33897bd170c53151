import type { ReactNode } from 'react'
import type { EntryKind } from '#machines/profile-entries/entry-texts.ts'
import type { FormValues } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import type { Entry } from '#ui/EntryCard.tsx'
import { EntryList } from '#ui/EntryList.tsx'
import { Form } from '#ui/Form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { DraftKept } from '../../shared/flows/DraftKept.tsx'
import type { ProfileEntriesView } from '../use-profile-entries.ts'
import { RemovalDialog } from './RemovalDialog.tsx'

/** An entry as the list shows it, and as its form is filled when it is changed. */
export interface ShownEntry extends Entry {
  readonly values: FormValues
}

interface EntriesSectionProps<K extends EntryKind> {
  kind: K
  view: ProfileEntriesView<K>
  title: string
  description?: ReactNode
  entries: readonly ShownEntry[]
  emptyText: string
  /** What one entry is called: 'education'. */
  noun: string
  children: ReactNode
}

/** One list of the profile: its entries, the form that opens in place, and the question before one is removed. */
export function EntriesSection<K extends EntryKind>(props: EntriesSectionProps<K>) {
  const { kind, view, title, description, entries, emptyText, noun, children } = props
  const { waitsFor, draftId } = view
  const shown = entries.map(({ values, ...entry }) => ({
    ...entry,
    actions: [
      ...(entry.actions ?? []),
      { label: 'Edit', disabledReason: waitsFor, onPress: () => view.edit(entry.id, values) },
      { label: 'Remove', danger: true, disabledReason: waitsFor, onPress: () => view.remove(entry.id) },
    ],
  }))
  const form = (
    <Form label={draftId === null ? `Add ${noun}` : `Edit ${noun}`} refusals={view.refusals} onSubmit={view.save}>
      {view.refusal !== null && <FormError>{view.refusal}</FormError>}
      <Stack>{children}</Stack>
      <Cluster $gap="s3">
        <Button type="submit" busy={view.isSaving} busyLabel="Saving…">
          Save
        </Button>
        <Button variant="quiet" onPress={view.cancel} disabledReason={view.isSaving ? messages.entrySaving : undefined}>
          Cancel
        </Button>
        <DraftKept flowKey={view.key} hasChanges={!view.isSaving} />
      </Cluster>
    </Form>
  )
  return (
    <div data-flow="profile-entries" data-kind={kind} data-state={JSON.stringify(view.phase)}>
      <EntryList
        title={title}
        description={description}
        entries={shown}
        emptyText={emptyText}
        addLabel={`Add ${noun}`}
        onAdd={view.add}
        addDisabledReason={waitsFor}
        form={
          view.isEditing
            ? {
                title: draftId === null ? `Add ${noun}` : `Edit ${noun}`,
                ...(draftId === null ? {} : { of: draftId }),
                content: form,
              }
            : undefined
        }
      />
      <RemovalDialog view={view} what={entries.find(({ id }) => id === view.chosen)?.title ?? ''} />
    </div>
  )
}
