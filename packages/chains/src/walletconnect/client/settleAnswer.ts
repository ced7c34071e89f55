import type SignClient from '@walletconnect/sign-client'
import { read } from '../../errors/foreign.ts'
import { createError } from '../errors.ts'
import { endSessionByKeys } from './endSession.ts'

type Listener = (answer: unknown) => unknown

type Inside = {
  readonly engine: {
    readonly events: {
      rawListeners(event: string): readonly Listener[]
      removeAllListeners(event: string): void
      once(event: string, listener: Listener): void
    }
  }
}

/**
 * Response of the client to a one-click request. Unlike the client's own promise, it also rejects if the wallet's
 * response is malformed. After a rejection (malformed, a forged signature, an abort) it ends the session of the
 * response, which the wallet has, and which the client stores even after a forged signature.
 */
export function settleAnswer<response>(
  client: SignClient,
  pairing: string | undefined,
  response: Promise<response>,
): Promise<response> {
  const request = client.auth.requests.getAll().find(({ pairingTopic }) => pairingTopic === pairing)
  if (!request) return response
  const { events } = (client as unknown as Inside).engine
  const event = `session_request:${request.id}`
  const listeners = events.rawListeners(event)
  events.removeAllListeners(event)
  return new Promise((resolve, reject) => {
    let isRejected = false
    response.then(resolve, (error: unknown) => {
      isRejected = true
      reject(error)
    })
    const handle = async (answer: unknown): Promise<void> => {
      try {
        if (!isRejected) await Promise.all(listeners.map((listener) => listener(answer)))
      } catch (cause) {
        isRejected = true
        reject(createError('MISSING_OR_INVALID', undefined, { value: 'wc_sessionAuthenticate', cause }))
      }
      const peer = read(read(read(answer, 'result'), 'responder'), 'publicKey')
      if (isRejected && typeof peer === 'string')
        await endSessionByKeys(client, { self: request.requester.publicKey, peer })
    }
    events.once(event, (answer) => handle(answer).catch(() => undefined))
  })
}
