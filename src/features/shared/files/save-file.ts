/** Milliseconds after which every browser has begun to save what a link named. */
const savingTime = 60_000

/** Lets the browser save a file under its name. */
export const saveFile = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), savingTime)
}
