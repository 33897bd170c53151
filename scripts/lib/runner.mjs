import { spawn } from 'node:child_process'
import { inProject, projectFolder } from './folder.mjs'

/** Settings of whoever runs the tests, a database above all, must not reach the portals that the tests start. */
const withoutSettings = () => {
  const settings =
    /^(PORT|HOST|DATABASE_URL|DATABASE_SESSION_URL|DATABASE_POOL|DATA_DIR|V1_URL|GATEWAY_URL|PORTAL_\w+|MAIL_\w+|PUBLIC_URL|SECRET|CLIENT_ADDRESS_KEY|SEED|VAPID_\w+|CAPTCHA|NODE_ENV|LOG_LEVEL)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name)))
}

/**
 * Runs a test runner with its own output shown.
 *
 * @param {string} name its program in node_modules/.bin
 * @param {readonly string[]} parameters
 * @param {Readonly<Record<string, string>>} environment on top of the surrounding one, without settings of the portal
 * @param {number} limit in milliseconds
 * @returns {Promise<number | null>} its exit code; null when it took too long
 */
export const run = (name, parameters, environment, limit) =>
  new Promise((resolve) => {
    const child = spawn(inProject('node_modules', '.bin', name), parameters, {
      cwd: projectFolder,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...withoutSettings(), ...environment },
    })
    const timer = setTimeout(() => child.kill('SIGTERM'), limit)
    child.once('error', () => resolve(null))
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
  })
