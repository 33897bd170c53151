import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder; every script works from there, wherever it was started. */
export const projectFolder = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** @param {...string} parts below the project's folder */
export const inProject = (...parts) => join(projectFolder, ...parts)
