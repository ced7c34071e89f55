import { readFileSync } from 'node:fs'
import { at } from '../lib/paths.ts'

export type Installer = {
  readonly command: string
  readonly args: readonly string[]
  readonly env: Record<string, string>
  /** Runs a program of the app. */
  readonly runner: readonly [string, ...string[]]
  /** Whether the installer creates `node_modules`. */
  readonly hasFolders: boolean
  /** Fields of package.json that resolve our packages to the tarballs, also as dependencies of each other. */
  readonly pinned: (tarballs: Readonly<Record<string, string>>) => object
}

const { packageManager } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { packageManager: string }
const resolutions = (tarballs: Readonly<Record<string, string>>): object => ({ resolutions: tarballs })

const yarnBerry = (linker: string): Installer => {
  const yarn = ['--yes', '--package', '@yarnpkg/cli-dist@4', 'yarn']
  const registry = process.env['npm_config_registry']
  return {
    command: 'npx',
    args: [...yarn, 'install', '--no-immutable'],
    env: {
      YARN_NODE_LINKER: linker,
      YARN_ENABLE_SCRIPTS: 'false',
      YARN_ENABLE_TELEMETRY: 'false',
      YARN_ENABLE_GLOBAL_CACHE: 'true',
      ...(registry && { YARN_NPM_REGISTRY_SERVER: registry.replace(/\/$/, '') }),
    },
    runner: ['npx', ...yarn, 'node'],
    hasFolders: linker === 'node-modules',
    pinned: resolutions,
  }
}

export const installers = {
  npm: {
    command: 'npm',
    args: ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--loglevel=error'],
    env: {},
    runner: [process.execPath],
    hasFolders: true,
    pinned: () => ({}),
  },
  pnpm: {
    command: 'npx',
    args: [
      '--yes',
      packageManager,
      'install',
      '--prefer-offline',
      '--ignore-scripts',
      '--reporter=append-only',
    ],
    env: { npm_config_strict_peer_dependencies: 'true' },
    runner: [process.execPath],
    hasFolders: true,
    pinned: (tarballs) => ({ pnpm: { overrides: tarballs } }),
  },
  'yarn 1': {
    command: 'npx',
    args: ['--yes', 'yarn@1.22.22', 'install', '--ignore-scripts', '--non-interactive', '--no-lockfile'],
    env: {},
    runner: [process.execPath],
    hasFolders: true,
    pinned: resolutions,
  },
  yarn: yarnBerry('node-modules'),
  'yarn pnp': yarnBerry('pnp'),
} satisfies Record<string, Installer>

export type InstallerName = keyof typeof installers
