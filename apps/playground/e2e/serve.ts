// Builds the playground and serves it: pages load in a moment, and nothing that is saved meanwhile reloads them.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const OK = 200
const NOT_FOUND = 404
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const root = fileURLToPath(new URL('..', import.meta.url))
const site = fileURLToPath(new URL('../../../build/e2e-site', import.meta.url))

// The development build of React says what it finds wrong, and mounts everything twice.
process.env['NODE_ENV'] = 'development'
await build({
  root,
  mode: 'development',
  logLevel: 'warn',
  build: { outDir: site, emptyOutDir: true, minify: false, modulePreload: { polyfill: false } },
})

const server = createServer(async ({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  // A test may ask for a page under a content policy.
  const policy = searchParams.get('policy')
  if (policy) response.setHeader('Content-Security-Policy', policy)
  // Every page of the playground is the same document.
  const file = extname(pathname) === '' ? '/index.html' : normalize(pathname)
  try {
    const body = await readFile(join(site, file))
    response.writeHead(OK, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(body)
  } catch {
    response.writeHead(NOT_FOUND, { 'Content-Type': 'text/plain' }).end('Not found')
  }
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
