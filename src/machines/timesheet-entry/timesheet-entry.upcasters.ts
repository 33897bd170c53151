import type { MachineUpcasters, StoredEvent } from '../upcaster.ts'

/**
 * In version 1 a draft moved to the epic that was chosen last. Its project is the draft's own: a draft that was moved between two
 * projects and not written down as a whole since shows its new epic on the first of them.
 */
const moved = ({ type, ...rest }: StoredEvent): StoredEvent =>
  type === 'place.chosen'
    ? { type: 'field.changed', field: 'epic', value: (rest.place as { readonly epic: string }).epic }
    : type === 'form.opened'
      ? { ...rest, type, draftKey: '' }
      : { ...rest, type }

/** Version 2 offers what earlier pages left in the form, and a draft has the key of its Save; version 1 opened the form by itself. */
export const timesheetEntryUpcasters: MachineUpcasters = {
  1: {
    event: moved,
    snapshot: (state) => ({
      ...state,
      value: state.value === 'saving' ? { saving: 'shown' } : state.value,
      context: { ...(state.context as object), drafts: [], recent: [], pinned: [], draftKey: '', measured: null },
    }),
  },
}
