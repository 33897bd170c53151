// npm run dev: Vite with hot reload on PORT, the server restarted on every change of its sources, the documents' types generated anew.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { ensureInstalled, requireNode } from './lib/ensure.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'
import { stopGroup } from './lib/process-group.mjs'

requireNode()
ensureInstalled()

const isMock = process.argv.includes('--mock')
const host = process.env.HOST ?? '127.0.0.1'
const port = Number(process.env.PORT ?? 4000)
const apiPort = Number(process.env.PORTAL_API_PORT ?? port + 1)
const bin = (name) => inProject('node_modules', '.bin', name)

/** @type {ReadonlyArray<readonly [string, string[], Record<string, string>]>} */
const programs = [
  [
    bin('vite'),
    [],
    { PORT: String(port), HOST: host, PORTAL_API: `http://127.0.0.1:${apiPort}`, ...(isMock && { VITE_MOCK: '1' }) },
  ],
]
const server = [
  bin('tsx'),
  ['watch', '--clear-screen=false', 'src/server/main.ts'],
  {
    PORT: String(apiPort),
    HOST: '127.0.0.1',
    PORTAL_ROLES: 'gateway,v1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://${host}:${port}`,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  },
]

const children = [...programs, ...(isMock ? [] : [server])].map(([command, parameters, environment]) =>
  spawn(command, parameters, {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    detached: true,
  }),
)
/** Types and documents are generated anew when a .graphql file changes, one run at a time. */
const generateOnChange = () => {
  let wanted = false
  let running = false
  const generate = () => {
    if (running) return
    running = true
    wanted = false
    spawn(bin('graphql-codegen'), ['--errors-only'], { cwd: projectFolder, stdio: ['ignore', 'inherit', 'inherit'] }).once(
      'exit',
      () => {
        running = false
        if (wanted) generate()
      },
    )
  }
  for (const folder of ['src', 'schema']) {
    watch(inProject(folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.graphql')) return
      wanted = true
      setTimeout(generate, 100)
    })
  }
}
generateOnChange()

let code = 0
const stop = stopGroup(children, () => process.exit(code))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children) {
  child.once('exit', (status) => {
    code ||= status ?? 0
    stop()
  })
}
