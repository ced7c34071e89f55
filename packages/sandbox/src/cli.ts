#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { SandboxError } from './base/errors.ts'
import { createSandbox } from './world.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const MAX_PORT = 65_535

const usage = `foyer-sandbox [--port <number>]

  Starts two Ethereum nodes (chains 1 and 137), a Solana node, servers for Bitcoin, Polkadot and Cosmos, a WalletConnect
  relay, the backend and a second origin, all on 127.0.0.1, and ends them when it is interrupted.

  --port <number>   where the backend listens (default: any free port)
  --help            this text
`

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(usage)
    return
  }
  const starting = createSandbox({ backendPort: portOf(values.port) })
  const end = (): void =>
    void starting
      .then(({ stop }) => stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  for (const signal of SIGNALS) process.on(signal, end)

  const { urls, accounts } = await starting
  const lines = [
    ['Ethereum node', urls.evm[1]],
    ['Polygon node', urls.evm[137]],
    ['Relay', urls.relay],
    ['Solana node', urls.solana],
    ['Bitcoin', urls.bitcoin],
    ['Polkadot', urls.polkadot],
    ['Cosmos', urls.cosmos],
    ['Backend', urls.backend],
    ['Secure site', urls.secureSite],
    ['Rich account', accounts[0]?.address],
  ]
  process.stdout.write(lines.map(([name = '', value]) => `${name.padEnd(16)}${value}\n`).join(''))
}

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
