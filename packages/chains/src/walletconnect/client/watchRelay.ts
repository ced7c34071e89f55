import type SignClient from '@walletconnect/sign-client'
import { messageOf } from '../../errors/FoyerError.ts'

/** Number of failed attempts that count as a rejection: one attempt may fail on an unstable network. */
const FAILED_ATTEMPTS = 2

type Connection = { on(event: string, listener: (error: unknown) => void): void }

/**
 * Calls back when the relay rejects the client: the relay closes the socket with code 3000, or two connections in a row
 * fail. The client itself only reports code 3000, and retries for a minute.
 * Returns a function that stops this.
 */
export function watchRelay({ core }: SignClient, onRefused: (text: string) => void): () => void {
  let failed = 0
  const { relayer } = core
  const onError = (error: unknown): void => onRefused(messageOf(error) ?? '')
  const onConnect = (): void => void (failed = 0)
  relayer.on('relayer_error', onError)
  relayer.on('relayer_connect', onConnect)
  const stop = (): void => {
    relayer.off('relayer_error', onError)
    relayer.off('relayer_connect', onConnect)
  }
  const inside = relayer as unknown as { createProvider?(): Promise<void> }
  // A host's client may have another shape.
  if (!inside.createProvider) return stop
  const { createProvider: original } = inside
  const createProvider = original.bind(relayer)
  inside.createProvider = async () => {
    await createProvider()
    const { connection } = relayer.provider as unknown as { connection: Connection }
    connection.on('register_error', (error) => {
      failed += 1
      if (failed >= FAILED_ATTEMPTS) onRefused(messageOf(error) ?? '')
    })
  }
  return () => {
    stop()
    inside.createProvider = original
  }
}
