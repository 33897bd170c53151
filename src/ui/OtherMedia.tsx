import { PrintSheet } from './print-sheet.ts'

/** How every page looks on paper. */
export function OtherMedia() {
  return <PrintSheet />
}
