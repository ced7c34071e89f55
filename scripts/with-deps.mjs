// node scripts/with-deps.mjs [--cwd DIR] BIN [ARGS…]: installs with the pinned pnpm when the lockfile changed, then
// runs node_modules/.bin/BIN. Needs only Node and npm. `pnpm` itself as BIN goes through npx.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { packageManager, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const [major, minor] = process.versions.node.split('.').map(Number)
const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number)
if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Foyer's workspace needs Node ${engines.node}; this is ${process.version}.`)
  process.exit(1)
}

const manifests = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...['packages', 'apps', 'examples'].flatMap((d) =>
    (existsSync(join(root, d)) ? readdirSync(join(root, d)) : []).map((p) => `${d}/${p}/package.json`),
  ),
]
const hash = createHash('sha256')
for (const file of manifests)
  if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)))
const want = `${process.version} ${hash.digest('hex')}`
const stamp = join(root, 'node_modules', '.with-deps')

const shell = process.platform === 'win32'
function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd: root, shell, ...options })
    const forward = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward)
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code, signal) => {
      for (const s of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(s, forward)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}
const clean = Object.fromEntries(
  Object.entries(process.env).filter(
    ([key]) =>
      !/^npm_(config|package|lifecycle)/i.test(key) ||
      /^npm_config_(registry|cache|cafile|proxy|https_proxy|store_dir)$/i.test(key),
  ),
)
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== want) {
  const code = await run(
    'npx',
    ['--yes', packageManager.split('+')[0], 'install', '--frozen-lockfile', '--prefer-offline'],
    // Without a terminal pnpm asks nothing and, told so, replaces a node_modules that another pnpm made.
    { env: process.stdin.isTTY ? clean : { ...clean, CI: 'true' } },
  )
  if (code !== 0) {
    console.error('Installing the dependencies failed (see above). It needs the package registry once.')
    process.exit(code)
  }
  writeFileSync(stamp, want)
}
const args = process.argv.slice(2)
const cwd = args[0] === '--cwd' ? join(root, args.splice(0, 2)[1]) : root
const [bin, ...rest] = args
if (!bin) process.exit(0)
process.exitCode =
  bin === 'pnpm'
    ? await run('npx', ['--yes', packageManager.split('+')[0], ...rest], { cwd, env: clean })
    : await run(join(root, 'node_modules', '.bin', bin), rest, {
        cwd,
        env: {
          ...process.env,
          PATH: join(root, 'node_modules/.bin') + delimiter + process.env.PATH,
        },
      })
