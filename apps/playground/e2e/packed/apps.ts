import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mainnet, polygon, solana } from '@foyer/chains/networks'
import type { Sandbox } from '@foyer/sandbox'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { mainnet as viemMainnet, polygon as viemPolygon } from 'viem/chains'
import { build, createServer } from 'vite'
import { programsOf } from '../../../../scripts/docs/examples.ts'
import { at } from '../../../../scripts/lib/paths.ts'
import { type Served, serve } from '../../../../scripts/lib/serve.ts'
import { packedFolder } from './folder.ts'

const HTML =
  '<!doctype html><script type="module" src="./wallets.ts"></script><script type="module" src="./main.tsx"></script>'

/** Announces the wallets before the program of the document runs. */
const WALLETS = `import { announceEip6963, registerSolanaWallet } from '@foyer/sandbox/wallets'
const { evm, solana } = window.foyerSandbox
announceEip6963({ chainRpcUrls: evm, expose: true, storage: true })
registerSolanaWallet({ rpcUrl: solana })
`

/** The programs of a document, verbatim. */
export const programsIn = (path: string): readonly string[] =>
  programsOf(path, readFileSync(at(path), 'utf8')).map(({ code }) => code)

/** Writes an app beside the packed packages. */
function writeApp(name: string, files: Readonly<Record<string, string>>): string {
  const root = `${packedFolder()}/${name}`
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(`${root}/${file}`, text)
  return root
}

/**
 * Builds an app of source files by name, one of them `main.tsx`, and serves it. `nodeEnv`: the value of
 * `process.env.NODE_ENV` in the build.
 */
export async function serveApp(
  name: string,
  files: Readonly<Record<string, string>>,
  nodeEnv?: 'development' | 'production',
): Promise<Served> {
  const root = writeApp(name, { 'index.html': HTML, 'wallets.ts': WALLETS, ...files })
  await build({
    configFile: false,
    root,
    mode: 'development',
    logLevel: 'error',
    plugins: [react()],
    ...(nodeEnv && { define: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) } }),
    build: { outDir: `${root}/dist`, emptyOutDir: true, minify: false, reportCompressedSize: false },
  })
  return serve(`${root}/dist`)
}

/** Builds an app with its own configuration, and serves it. */
export async function serveBuild(name: string, files: Readonly<Record<string, string>>): Promise<Served> {
  const root = writeApp(name, { 'index.html': HTML, 'wallets.ts': WALLETS, ...files })
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: 'error' })
  return serve(`${root}/dist`)
}

/** Serves an app with the development server of Vite and its own configuration. */
export async function serveDevelopment(
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<Served> {
  const html = '<!doctype html><script type="module" src="./main.tsx"></script>'
  const root = writeApp(name, { 'index.html': html, ...files })
  const server = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    cacheDir: `${root}/cache`,
    server: { host: '127.0.0.1', port: 0, hmr: false },
  })
  await server.listen()
  return { url: server.resolvedUrls?.local[0] ?? '', stop: () => server.close() }
}

/** Routes requests for the public nodes of a document to the sandbox. No other request may leave the machine. */
export async function withPublicNodes(page: Page, { urls }: Sandbox): Promise<void> {
  const nodes = new Map([
    [mainnet.rpcUrls.default.http[0], urls.evm[1]],
    [polygon.rpcUrls.default.http[0], urls.evm[137]],
    [solana.rpcUrls.default.http[0], urls.solana],
    ['https://node.example', urls.solana],
    ...viemMainnet.rpcUrls.default.http.map((url) => [url, urls.evm[1]] as const),
    ...viemPolygon.rpcUrls.default.http.map((url) => [url, urls.evm[137]] as const),
  ])
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    async (route) => {
      const request = route.request()
      const url = request.url().replace(/\/$/, '')
      const node = nodes.get(url)
      if (node === undefined) return route.abort()
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
      const response = await fetch(node, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: request.postData(),
      })
      return route.fulfill({ status: response.status, headers, body: await response.text() })
    },
  )
}
