#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { SandboxError } from './base/errors.ts'
import type { SandboxUrls } from './base/urls.ts'
import type { Sandbox } from './world.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** The last port with eight ports after it. */
const MAX_PORT = 65_527

const usage = `foyer-sandbox [--port <number>] [--json | --env <prefix>]

  Starts two Ethereum nodes (chains 1 and 137), a Solana node, servers for Bitcoin, Polkadot and Cosmos, a WalletConnect
  relay, the backend and a second origin, all on 127.0.0.1, and ends them when it is interrupted.

  --port <number>   port of the backend; the others have the eight ports after it (default: any free ports)
  --json            prints the addresses as one line of JSON
  --env <prefix>    prints them as lines of an .env file: --env VITE_ prints VITE_SANDBOX_BACKEND=…
  --help            this text

  The backend answers GET /__sandbox/urls with the JSON.
`

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      json: { type: 'boolean' },
      env: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  if (values.json && values.env !== undefined)
    throw new SandboxError('UNKNOWN_OPTION', 'Give either --json or --env')
  const port = portOf(values.port)
  // The nodes take a second to load; wrong options are reported before.
  const { createSandbox } = await import('./world.ts')
  const starting = createSandbox({ port })
  const end = (): void =>
    void starting
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  for (const signal of SIGNALS) process.on(signal, end)

  const world = await starting
  if (values.json) process.stdout.write(`${JSON.stringify(world.urls)}\n`)
  else if (values.env === undefined) process.stdout.write(toTable(world))
  else process.stdout.write(toEnv(world.urls, values.env))
}

const toTable = ({ urls, accounts }: Sandbox): string =>
  [
    ['Ethereum node', urls.evm[1]],
    ['Polygon node', urls.evm[137]],
    ['Relay', urls.relay],
    ['Solana node', urls.solana],
    ['Bitcoin', urls.bitcoin],
    ['Polkadot', urls.polkadot],
    ['Cosmos', urls.cosmos],
    ['Backend', urls.backend],
    ['Secure site', urls.secureSite],
    ['Funded account', accounts[0]?.address],
  ]
    .map(([name = '', value]) => `${name.padEnd(16)}${value}\n`)
    .join('')

/** One variable for each address: `VITE_SANDBOX_EVM_1`, `VITE_SANDBOX_SECURE_SITE`. */
const toEnv = ({ evm, ...urls }: SandboxUrls, prefix: string): string =>
  Object.entries({ evm_1: evm[1], evm_137: evm[137], ...urls })
    .map(([name, url]) => `${prefix}SANDBOX_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}=${url}\n`)
    .join('')

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= MAX_PORT) return port
  throw new SandboxError('UNKNOWN_OPTION', `--port takes a number up to ${MAX_PORT}, not "${text}"`)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
