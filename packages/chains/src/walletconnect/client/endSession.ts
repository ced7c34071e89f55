import type SignClient from '@walletconnect/sign-client'
import { messageOf } from '../../errors/FoyerError.ts'

/** Why a session, or the client, ends; the code is that of the protocol. */
export const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

/** Ends a session of the client. "Record was recently deleted" means that it has already ended. */
export async function endSession(client: SignClient, topic: string): Promise<void> {
  try {
    await client.disconnect({ topic, reason: USER_DISCONNECTED })
  } catch (error) {
    if (!/recently deleted|no matching key/i.test(messageOf(error) ?? '')) throw error
  }
}

type Inside = {
  readonly engine: {
    sendRequest(request: {
      readonly topic: string
      readonly method: 'wc_sessionDelete'
      readonly params: typeof USER_DISCONNECTED
      readonly throwOnFailedPublish: true
    }): Promise<unknown>
  }
}

/** Public keys of both sides of a session. */
export type SessionKeys = { readonly self: string; readonly peer: string }

/** Ends the session of two keys, even if it only exists in the wallet. */
export async function endSessionByKeys(client: SignClient, { self, peer }: SessionKeys): Promise<void> {
  const { crypto } = client.core
  const topic = await crypto.generateSharedKey(self, peer)
  if (client.session.keys.includes(topic)) return endSession(client, topic)
  const { engine } = client as unknown as Inside
  try {
    await engine.sendRequest({
      topic,
      method: 'wc_sessionDelete',
      params: USER_DISCONNECTED,
      throwOnFailedPublish: true,
    })
  } finally {
    await crypto.deleteSymKey(topic)
  }
}
