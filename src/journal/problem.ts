/**
 * What the journal has to tell whoever composes the portal. Work always goes on, at worst in memory.
 *
 * - `secretRedacted`: a field declared secret held something else than a sealed handle; its value was not written.
 * - `notPlain`: an event carried something that cannot be written; it was replaced by a description.
 * - `unnamedChild`: a spawned actor has no explicit id, so its events cannot be found again.
 * - `flowFailed`: a machine, or an effect whose failure it does not expect, threw; the flow has stopped.
 * - `storageBlocked`, `storageFull`, `storageFailed`: nothing more is kept on the device by this page.
 * - `openElsewhere`: another tab writes this flow; this tab's copy lives in memory until that tab closes it.
 * - `followed`: the person does something with this flow in another tab; this tab shows what is done there.
 * - `changedElsewhere`: another tab went on with this flow after this page read it; this page's own story is kept as the newer one.
 * - `newerVersion`: the device holds entries of a newer build; the page should be loaded again.
 * - `quarantined`: old entries could not be read by this build; they were moved to a separate store.
 */
export type JournalProblem =
  | { readonly kind: 'secretRedacted' | 'notPlain'; readonly flow: string; readonly field: string }
  | { readonly kind: 'unnamedChild'; readonly flow: string; readonly child: string }
  | { readonly kind: 'flowFailed'; readonly flow: string; readonly message: string }
  | { readonly kind: 'storageBlocked' | 'storageFull' | 'storageFailed'; readonly message: string }
  | { readonly kind: 'openElsewhere' | 'followed' | 'changedElsewhere'; readonly flow: string }
  | { readonly kind: 'newerVersion'; readonly flow: string; readonly version: number }
  | { readonly kind: 'quarantined'; readonly flow: string; readonly entries: number; readonly reason: string }
