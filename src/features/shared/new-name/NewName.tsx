import { loadLater } from '#ui/load-later.tsx'
import { partNotLoaded } from '../services/part-not-loaded.tsx'
import type { NewNameDialogProps } from './NewNameDialog.tsx'

const Dialog = loadLater(() => import('./NewNameDialog.tsx').then((module) => module.NewNameDialog))

/** The dialog that asks for a name which a list lacks, fetched when it is first wanted; it says so when it does not arrive. */
export function NewName(part: NewNameDialogProps) {
  return <Dialog part={part} waiting={null} failed={partNotLoaded} />
}
