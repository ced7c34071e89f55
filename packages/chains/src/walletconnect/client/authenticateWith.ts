import type SignClient from '@walletconnect/sign-client'
import { parseCacaos, type AuthenticateOutcome } from '../authenticateSchema.ts'
import { createError } from '../errors.ts'
import { parseSession } from '../sessionSchema.ts'
import { defineBuffer } from './defineBuffer.ts'
import { endSession } from './endSession.ts'
import type { SessionAuthenticateParameters } from './handle.ts'
import type { WithinTime } from './localHandle.ts'
import { awaitAnswer, pairingOf } from './pairing.ts'
import { settleAnswer } from './settleAnswer.ts'

/**
 * Asks a wallet to connect and sign in with one request. The client verifies every signature; a wallet without support
 * for the method settles an ordinary session instead. On rejection the session is ended in the page and in the wallet.
 */
export async function authenticateWith(...asked: Parameters<typeof ask>): Promise<AuthenticateOutcome> {
  const undefineBuffer = defineBuffer()
  try {
    return await ask(...asked)
  } finally {
    undefineBuffer()
  }
}

async function ask(
  { client, ended }: { readonly client: SignClient; readonly ended: AbortSignal },
  parameters: SessionAuthenticateParameters,
  withinTime: WithinTime,
): Promise<AuthenticateOutcome> {
  const { chains, domain, uri, nonce, methods, onUri, signal } = parameters
  const asking = client.authenticate({
    chains: [...chains],
    domain,
    uri,
    nonce,
    methods: [...methods],
    resources: [...(parameters.resources ?? [])],
    ...(parameters.statement && { statement: parameters.statement }),
    ...(parameters.expirationTime && { exp: parameters.expirationTime }),
    ...(parameters.notBefore && { nbf: parameters.notBefore }),
  })
  const { uri: pairingUri, response } = await withinTime(asking, ended)
  const answer = settleAnswer(client, pairingOf(pairingUri), response())
  const { auths, session } = await awaitAnswer(client, { uri: pairingUri, onUri, signal }, () => answer)
  const parsed = parseSession(session)
  if (session && !parsed) {
    await endSession(client, session.topic)
    throw createError('MISSING_OR_INVALID', undefined, { value: 'session' })
  }
  const signed = parseCacaos(auths ?? []).map((cacao) => ({
    cacao,
    message: client.formatAuthMessage({ request: cacao.p as never, iss: cacao.p.iss }),
  }))
  return { session: parsed, signed }
}
