import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openApiText } from '#service/open-api.ts'

// Writes schema/v1.openapi.json from src/contract; with --check it only says whether the file is up to date.
const file = 'schema/v1.openapi.json'
const text = await openApiText()
if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  process.stderr.write(`${file} is not what src/contract says; run npm run openapi.\n`)
  process.exit(1)
}
