import { ForcedColorsSheet } from './forced-colors-sheet.ts'
import { PrintSheet } from './print-sheet.ts'

/** How every page looks on paper and in the device's own colours. */
export function OtherMedia() {
  return (
    <>
      <PrintSheet />
      <ForcedColorsSheet />
    </>
  )
}
