import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export type Served = { url: string; stop: () => Promise<void> }

/** Starts a server of this machine, on a free port. */
export async function listen(answer: RequestListener): Promise<Served> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Serves a folder on a free port of this machine; unknown paths get index.html. */
export function serve(folder: string): Promise<Served> {
  return listen((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(folder, path)
    const found = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
    const target = found ? file : join(folder, 'index.html')
    response.setHeader('content-type', types[extname(target)] ?? 'application/octet-stream')
    // Names of built files contain their hash.
    if (found && path.startsWith('/assets/')) response.setHeader('cache-control', 'max-age=3600, immutable')
    createReadStream(target)
      .on('error', () => response.writeHead(404).end())
      .pipe(response)
  })
}
