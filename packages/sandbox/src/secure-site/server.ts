import { createServer } from 'node:http'
import { listen, type Listening } from '../listen.ts'
import { framePage } from './page.ts'

const OK = 200
const NOT_FOUND = 404

/** Serves the frame from an origin of its own. */
export function startSecureSite(): Promise<Listening> {
  const server = createServer(({ url = '/' }, response) => {
    const [path] = url.split('?')
    if (path === '/sdk') response.writeHead(OK, { 'Content-Type': 'text/html; charset=utf-8' }).end(framePage)
    else response.writeHead(NOT_FOUND, { 'Content-Type': 'text/plain' }).end('Not found')
  })
  return listen(server, 0)
}
