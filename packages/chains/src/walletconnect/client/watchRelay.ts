import type SignClient from '@walletconnect/sign-client'
import { messageOf } from '../../errors/FoyerError.ts'

/** One attempt may fail where a network wakes up; a second one says something. */
const FAILED_ATTEMPTS = 2

type Connection = { on(event: string, listener: (error: unknown) => void): void }

/**
 * Tells when the relay refuses: it closes the socket with 3000, or lets no socket open twice in a row. The client
 * itself tells only the first, and goes on trying for a minute and more.
 */
export function watchRelay({ core }: SignClient, onRefused: (text: string) => void): void {
  let failed = 0
  const { relayer } = core
  relayer.on('relayer_error', (error: unknown) => onRefused(messageOf(error) ?? ''))
  relayer.on('relayer_connect', () => void (failed = 0))
  const inside = relayer as unknown as { createProvider?(): Promise<void> }
  // A client of the host's own may be anything that behaves like one.
  if (!inside.createProvider) return
  const createProvider = inside.createProvider.bind(relayer)
  inside.createProvider = async () => {
    await createProvider()
    const { connection } = relayer.provider as unknown as { connection: Connection }
    connection.on('register_error', (error) => {
      failed += 1
      if (failed >= FAILED_ATTEMPTS) onRefused(messageOf(error) ?? '')
    })
  }
}
