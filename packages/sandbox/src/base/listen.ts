import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SandboxError } from './errors.ts'

const LOOPBACK = '127.0.0.1'

/** Port of a server. @default 0, any free one */
export type ListenOptions = { readonly port?: number | undefined }

export type Listening = {
  readonly url: string
  /** Closes the server and every connection that is still open. */
  readonly stop: () => Promise<void>
}

/** Lets a server listen on this machine only. Port 0 is any free one. */
export async function listen(server: Server, port: number): Promise<Listening> {
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Throws `PORT_TAKEN` if a server on this machine has one of the ports. */
export async function assertFree(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the lowest taken port is named
      await (await listen(createServer(), port)).stop()
    } catch (cause) {
      const message = `Port ${port} is taken: end the program that has it, perhaps another sandbox, or choose other ports`
      throw new SandboxError('PORT_TAKEN', message, { cause })
    }
  }
}
