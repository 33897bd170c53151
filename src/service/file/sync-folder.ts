import { open } from 'node:fs/promises'

/** Has the disk keep what a folder's files are called: a name that was just given would otherwise be lost with the power. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
