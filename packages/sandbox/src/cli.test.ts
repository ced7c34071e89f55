import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import type { SandboxUrls } from './base/urls.ts'

/** Loads all sources of the sandbox, which takes a busy machine more than a minute. */
const START_MS = 110_000

type Run = { readonly child: ChildProcess; readonly output: () => string; readonly errors: () => string }

const run = (...args: string[]): Run => {
  const tsx = import.meta.resolve('tsx')
  const cli = fileURLToPath(new URL('cli.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', tsx, cli, ...args])
  // A failed test would leave the process and its nodes running.
  onTestFinished(() => {
    child.kill()
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (text) => (output += String(text)))
  child.stderr.on('data', (text) => (errors += String(text)))
  return { child, output: () => output, errors: () => errors }
}

/** First of nine consecutive free ports, below the ephemeral range, whose ports other tests get. */
async function freePorts(): Promise<number> {
  const listen = async (port: number): Promise<Server> => {
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  const first = 10_000 + Math.floor(Math.random() * 20_000)
  const tried = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => listen(first + index)))
  const started = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  await Promise.all(started.map((server) => new Promise((resolve) => server.close(resolve))))
  return started.length === tried.length ? first : freePorts()
}

test('the command prints all addresses, and stops the sandbox on SIGINT', async () => {
  const { child, output } = run('--port', '0')
  const exit = once(child, 'exit')
  await expect.poll(output, { timeout: START_MS }).toContain('Funded account')
  const urls = output().match(/http:\S+/g) ?? []
  expect(urls).toHaveLength(8)
  expect(output()).toMatch(/Relay +ws:\/\/127\.0\.0\.1:\d+\n/)
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
  for (const url of urls) await expect(fetch(url)).rejects.toThrow(TypeError)
})

test('--json prints the addresses, in consecutive ports after --port, as the backend does over HTTP', async () => {
  const port = await freePorts()
  const { child, output } = run('--port', String(port), '--json')
  const exit = once(child, 'exit')
  await expect.poll(output, { timeout: START_MS }).toContain('}\n')
  const urls = JSON.parse(output()) as SandboxUrls
  const portOf = (url: string): number => Number(new URL(url).port) - port
  expect(portOf(urls.backend)).toBe(0)
  expect([urls.evm[1], urls.evm[137], urls.solana, urls.relay].map(portOf)).toEqual([1, 2, 3, 4])
  expect([urls.bitcoin, urls.polkadot, urls.cosmos, urls.secureSite].map(portOf)).toEqual([5, 6, 7, 8])
  const response = await fetch(`${urls.backend}/__sandbox/urls`)
  expect(await response.json()).toEqual(urls)
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
})

test('the error names a port that another program uses, and nothing is started', async () => {
  const port = await freePorts()
  const other = createServer().listen(port + 3, '127.0.0.1')
  await once(other, 'listening')
  const { child, output, errors } = run('--port', String(port))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(output()).toBe('')
  // Node may print warnings before it.
  expect(errors()).toMatch(new RegExp(`^Port ${port + 3} is taken: .*\\n$`, 'm'))
  other.close()
})

test('--env prints lines of an .env file', async () => {
  const { child, output } = run('--env', 'VITE_')
  const exit = once(child, 'exit')
  await expect.poll(output, { timeout: START_MS }).toContain('SECURE_SITE')
  expect(output()).toMatch(/^VITE_SANDBOX_EVM_1=http:\/\/127\.0\.0\.1:\d+\nVITE_SANDBOX_EVM_137=http/)
  expect(output()).toMatch(/\nVITE_SANDBOX_SECURE_SITE=http:\S+\n$/)
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
})

test.each([
  [['--json', '--env', ''], 'either --json or --env'],
  [['--port', 'x'], '--port takes a number'],
  [['--nonsense'], 'nonsense'],
])('%j is rejected with a text', async (args, words) => {
  const { child, output, errors } = run(...args)
  expect(await once(child, 'close')).toEqual([1, null])
  expect([output(), errors()]).toEqual(['', expect.stringContaining(words)])
})
