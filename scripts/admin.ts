import { runAdmin } from './admin-command.ts'

// npm run admin -- import FILE.json, npm run admin -- export [FILE.json]: docs/admin-import.md; rotate-keys: docs/payment-methods.md;
// address-key: docs/decisions/0031-guesses-wait-and-known-devices-do-not.md; changes-key:
// docs/decisions/0045-changes-through-v1.md; migrate, trace, backup, restore: docs/running.md.

process.exitCode = await runAdmin(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(text),
  warn: (text) => process.stderr.write(text),
})
