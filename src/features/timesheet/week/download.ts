/** Hands the person a file. @param name with its ending */
export const download = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the next turn; without this it stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address))
}
