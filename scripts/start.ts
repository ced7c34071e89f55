// npm start: the sandbox and the playground on this machine, until a signal ends both.
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@foyer/sandbox'
import { createServer } from 'vite'

const DEFAULT_PORT = 5173
const PARENT_CHECK_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

const stops: (() => Promise<void>)[] = []
let ending: Promise<void> | undefined
const end = (code: number): Promise<void> =>
  (ending ??= Promise.allSettled(stops.map((stop) => stop())).then(() => process.exit(code)))
// Registered first: a signal during the start must leave nothing running.
for (const signal of SIGNALS) process.on(signal, () => void end(0))
// tsx runs this file as a child and forwards only two of the signals: end when the parent process has ended.
const parent = process.ppid
setInterval(() => process.ppid !== parent && void end(0), PARENT_CHECK_MS).unref()

try {
  const world = await createSandbox()
  stops.push(world.stop)
  const server = await createServer({
    root: fileURLToPath(new URL('../apps/playground', import.meta.url)),
    define: { 'import.meta.env.VITE_SANDBOX': JSON.stringify(JSON.stringify(world.urls)) },
    // Loopback only. When the port is taken Vite moves to the next one.
    server: { host: '127.0.0.1', port: Number(process.env['PORT'] ?? DEFAULT_PORT) },
  })
  stops.push(() => server.close())
  if (ending) await end(0)
  await server.listen()

  const address = server.httpServer?.address()
  const port = typeof address === 'object' && address ? address.port : DEFAULT_PORT
  const { evm, relay, backend, secureSite } = world.urls
  console.log(`
  Playground      http://localhost:${port}

  Ethereum node   ${evm[1]}
  Polygon node    ${evm[137]}
  Relay           ${relay}
  Backend         ${backend}
  Secure site     ${secureSite}
`)
} catch (error) {
  console.error(error)
  await end(1)
}
