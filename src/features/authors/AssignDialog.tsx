import { useState } from 'react'
import type { Assignee } from '#machines/authors-selection/author-operations.ts'
import { messages } from '#rules/messages.ts'
import { Autocomplete } from '#ui/Autocomplete.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Form } from '#ui/Form.tsx'
import { countText } from '#ui/number-text.ts'
import type { TeamPerson } from '#view-models/author-list.ts'

interface AssignDialogProps {
  authors: readonly { readonly author: string }[]
  team: readonly TeamPerson[]
  onAssign: (member: Assignee) => void
  onClose: () => void
}

/** Says whose commits these are: one's who reports to the line manager, or the line manager's own. */
export function AssignDialog({ authors, team, onAssign, onClose }: AssignDialogProps) {
  const [member, setMember] = useState<Assignee | null>(null)
  const [first] = authors
  const what = authors.length === 1 ? first?.author : `${countText(authors.length)} authors`
  const options = team.map(({ id, name, email }) => ({ id, label: name, detail: email }))
  return (
    <Dialog
      open
      title="Assign team member"
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="assign-team-member"
            variant="primary"
            disabledReason={member === null ? messages.memberFirst : undefined}
          >
            Assign
          </Button>
        </>
      }
    >
      <Form id="assign-team-member" label="Assign team member" onSubmit={() => member !== null && onAssign(member)}>
        <Autocomplete
          label="Team Member"
          description={`The commits of ${what} are theirs.`}
          options={options}
          status={team.length === 0 ? 'loading' : 'ready'}
          value={member === null ? null : { id: member.id, label: member.name }}
          onChange={(option) => setMember(option === null ? null : { id: option.id, name: option.label })}
        />
      </Form>
    </Dialog>
  )
}
