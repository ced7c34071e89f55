import type { IncomingMessage, ServerResponse } from 'node:http'

const SERVER_ERROR = 500

/**
 * Listener of a server that answers failures, e.g. of a body that cannot be read. A client that leaves during its
 * request is one too: unhandled, it would end the process, which may be the development server of an app.
 */
export const answering =
  (answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<unknown>) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    answer(incoming, outgoing).catch((error: unknown) => {
      if (!outgoing.headersSent) outgoing.writeHead(SERVER_ERROR, { 'Content-Type': 'text/plain' })
      outgoing.end(String(error))
    })
  }
