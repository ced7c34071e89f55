// Builds the playground and serves it: pages load fast, and saved files do not reload them.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { pieceOf } from './pieceOf.ts'

const OK = 200
const NOT_FOUND = 404
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

const root = fileURLToPath(new URL('..', import.meta.url))
const site = fileURLToPath(new URL('../../../build/e2e-site', import.meta.url))

/** React's development build captures a stack for each element, a tenth of a page's time; no test shows them. */
const withoutElementStacks: Plugin = {
  name: 'without-element-stacks',
  transform: {
    filter: { id: /\/react\/cjs\/.*development\.js/ },
    handler: (code) =>
      code.replaceAll(/1e4 >\s+ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g, 'false'),
  },
}

// React's development build reports mistakes, and mounts everything twice.
Object.assign(process.env, { NODE_ENV: 'development' })
await build({
  root,
  mode: 'development',
  logLevel: 'warn',
  plugins: [withoutElementStacks],
  build: {
    outDir: site,
    emptyOutDir: true,
    minify: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Names are kept for React's messages; whitespace is removed to load faster.
        minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
        codeSplitting: {
          groups: [
            {
              debugName: 'pieces',
              includeDependenciesRecursively: false,
              name: (id, context) => {
                const module = context.getModuleInfo(id)
                const isStart = module?.isEntry === true || (module?.dynamicImporters.length ?? 0) > 0
                return isStart ? null : pieceOf(id)
              },
            },
          ],
        },
        // Modules in one chunk still run when they are imported, in the order of their imports.
        strictExecutionOrder: true,
      },
    },
  },
})

const server = createServer(({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  // A test may request a page with a Content Security Policy.
  const policy = searchParams.get('policy')
  if (policy) response.setHeader('Content-Security-Policy', policy)
  // The page around a frame has no modules: Firefox reports those that a navigation aborts as uncaught errors.
  if (pathname === '/embedder') {
    response.writeHead(OK, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html>')
    return
  }
  // All other routes have the same document; assets have a hash in their names.
  const isPage = extname(pathname) === ''
  const file = isPage ? '/index.html' : normalize(pathname)
  if (!isPage) {
    response.setHeader('Cache-Control', 'max-age=3600, immutable')
    // Like a CDN: in a sandboxed iframe the page has no origin, and requests its modules with CORS.
    response.setHeader('Access-Control-Allow-Origin', '*')
  }
  try {
    const body = readFileSync(join(site, file))
    response.writeHead(OK, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' }).end(body)
  } catch {
    response.writeHead(NOT_FOUND, { 'Content-Type': 'text/plain' }).end('Not found')
  }
})
server.listen(Number(process.env['PORT']), '127.0.0.1')
