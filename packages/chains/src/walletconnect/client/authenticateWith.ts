import type SignClient from '@walletconnect/sign-client'
import { parseCacaos, type AuthenticateOutcome } from '../authenticateSchema.ts'
import { parseSession } from '../sessionSchema.ts'
import type { AuthenticateParameters } from './handle.ts'

/**
 * Asks a wallet to connect and to sign in at once. The client verifies every signature; a wallet that does not know
 * the method settles an ordinary session instead.
 */
export async function authenticateWith(
  client: SignClient,
  parameters: AuthenticateParameters,
  withinTime: <result>(promise: Promise<result>) => Promise<result>,
): Promise<AuthenticateOutcome> {
  const { chains, domain, uri, nonce, methods, onUri } = parameters
  const { uri: pairingUri, response } = await withinTime(
    client.authenticate({
      chains: [...chains],
      domain,
      uri,
      nonce,
      methods: [...methods],
      resources: [...(parameters.resources ?? [])],
      ...(parameters.statement && { statement: parameters.statement }),
      ...(parameters.expirationTime && { exp: parameters.expirationTime }),
      ...(parameters.notBefore && { nbf: parameters.notBefore }),
    }),
  )
  onUri(pairingUri)
  const { auths, session } = await response()
  const signed = parseCacaos(auths ?? []).map((cacao) => ({
    cacao,
    message: client.formatAuthMessage({ request: cacao.p as never, iss: cacao.p.iss }),
  }))
  return { session: parseSession(session), signed }
}
