import type { ReactNode } from 'react'
import type { ContactKind } from '#machines/code-verification/code-verification.machine.ts'
import type { FormValues } from '#rules/profile-forms.ts'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { type Entry, type EntryAction, EntryList } from '#ui/EntryList.tsx'
import { Form } from '#ui/Form.tsx'
import { Cluster } from '#ui/layout.tsx'
import { SaveStatus } from '#ui/SaveStatus.tsx'
import type { ProfileEntriesView } from '../use-profile-entries.ts'

/** One address or phone as the list shows it. */
export interface ContactEntry extends Pick<Entry, 'id' | 'title'> {
  readonly lines?: readonly string[]
  readonly isDefault: boolean
  readonly values: FormValues
  readonly verification: ReactNode
}

/** The list without the fields of its form, whose names differ. */
type ListView = Omit<ProfileEntriesView<ContactKind>, 'fields'>

interface ContactListProps {
  kind: ContactKind
  title: string
  description: string
  emptyText: string
  entries: readonly ContactEntry[]
  view: ListView
  children: ReactNode
}

/** Addresses or phones: one is the default, each can be changed, verified and removed. `children` are the fields of the form. */
export function ContactList({ kind, title, description, emptyText, entries, view, children }: ContactListProps) {
  const { state, waitsFor, draftId, chosen } = view
  const actionsOf = ({ id, isDefault, values }: ContactEntry): readonly EntryAction[] => [
    ...(isDefault
      ? []
      : [
          {
            label: 'Set as default',
            busy: state.matches('settingDefault') && chosen === id,
            disabledReason: waitsFor,
            onPress: () => view.setDefault(id),
          },
        ]),
    { label: 'Edit', disabledReason: waitsFor, onPress: () => view.edit(id, values) },
    { label: 'Remove', disabledReason: waitsFor, danger: true, onPress: () => view.remove(id) },
  ]
  const leaving = entries.find(({ id }) => id === chosen)
  return (
    <div data-flow="profile-entries" data-kind={kind} data-state={JSON.stringify(state.value)}>
      <EntryList
        title={title}
        description={description}
        entries={entries.map((entry) => ({
          id: entry.id,
          title: entry.title,
          ...(entry.lines === undefined ? {} : { lines: entry.lines }),
          actions: actionsOf(entry),
          children: entry.verification,
        }))}
        emptyText={emptyText}
        addLabel={`Add ${kind}`}
        onAdd={view.add}
        addDisabledReason={waitsFor}
        form={
          view.isEditing
            ? {
                title: draftId === null ? `New ${kind}` : `Change ${kind}`,
                ...(draftId === null ? {} : { of: draftId }),
                content: (
                  <EntryForm kind={kind} view={view}>
                    {children}
                  </EntryForm>
                ),
              }
            : undefined
        }
      />
      <ConfirmDialog
        open={view.isAskingRemoval}
        title={`Remove this ${kind}?`}
        confirmText="Remove"
        danger
        busy={view.isRemoving}
        onConfirm={view.confirmRemoval}
        onCancel={view.keep}
      >
        {leaving?.title}
      </ConfirmDialog>
    </div>
  )
}

function EntryForm({ kind, view, children }: { kind: ContactKind; view: ListView; children: ReactNode }) {
  return (
    <Form label={view.draftId === null ? `New ${kind}` : `Change ${kind}`} onSubmit={view.save} refusals={view.refusals}>
      <FormError>{view.refusal ?? undefined}</FormError>
      {children}
      <Cluster $justify="space-between">
        <SaveStatus state={view.isSaving ? 'saving' : 'device'} />
        <Cluster>
          <Button variant="quiet" disabledReason={view.isSaving ? 'The server is answering.' : undefined} onPress={view.cancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={view.isSaving} busyLabel="Saving…">
            Save
          </Button>
        </Cluster>
      </Cluster>
    </Form>
  )
}
