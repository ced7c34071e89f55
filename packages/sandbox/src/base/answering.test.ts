import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startBackend } from '../backend/httpServer.ts'
import { startBitcoinServer } from '../bitcoin/server.ts'
import { startSecureSite } from '../embedded/server.ts'
import { devAccounts } from '../evm/accounts.ts'
import { startSafe } from '../safe/startSafe.ts'
import { startSolanaNode } from '../solana/node.ts'
import type { Listening } from './listen.ts'

const privateKey = devAccounts[0]?.privateKey ?? '0x'
const servers: readonly (readonly [name: string, start: () => Promise<Listening>])[] = [
  ['the backend', () => startBackend({ handlers: () => [] })],
  ['a server of JSON', () => startBitcoinServer()],
  ['the secure site', () => startSecureSite({ evmUrls: {} })],
  ['a Safe', () => startSafe({ privateKey, chainId: 1, rpcUrl: 'http://127.0.0.1:1' })],
  ['the Solana node', () => startSolanaNode()],
]

const unhandled = vi.fn()
beforeEach(() => {
  unhandled.mockReset()
  process.on('unhandledRejection', unhandled)
})
afterEach(() => void process.off('unhandledRejection', unhandled))

/** Sends a text, and leaves. */
const sendAndLeave = (url: string, text: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      socket.write(text, () => {
        setTimeout(() => {
          socket.destroy()
          resolve()
        }, 20)
      })
    })
  })

test.each(servers)('%s survives requests that cannot be read, and clients that leave', async (_, start) => {
  const { url, stop } = await start()
  const { port } = new URL(url)
  const head = `Host: 127.0.0.1:${port}\r\nContent-Length: 100\r\n\r\n`
  await sendAndLeave(url, `POST /ask HTTP/1.1\r\n${head}{"token":`)
  await sendAndLeave(url, `GET // HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`)
  const answer = await fetch(`${url}/ask`, { method: 'POST', body: 'nonsense' })
  expect(answer.status).toBeGreaterThanOrEqual(200)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(unhandled).not.toHaveBeenCalled()
  await stop()
})
