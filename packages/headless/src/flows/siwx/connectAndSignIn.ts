import {
  type AuthenticateParameters,
  type Connector,
  type ConnectorSession,
  type ConnectParameters,
  messageOf,
  type AuthenticatedMessage,
} from '@foyer/chains'
import { type SiwxSession, parseSiwxMessage, type SiwxMessageData } from '@foyer/chains/siwx'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom, networksAtom } from '../../wallet/networkState.ts'
import { siwxOutcomes } from './outcomes.ts'
import { loadSiwx } from './loadSiwx.ts'
import { canSignInAtOnce, chainsToSign, isAnswer } from './rules.ts'
import type { Siwx } from '../../core/contracts/siwx.ts'

/**
 * Connects, with the sign-in on the way where the connector knows how (docs/spec/core.md §14.5). A wallet that does
 * not connects
 * all the same, and is asked to sign next, as any other is.
 */
export async function connectAndSignIn(
  config: Config,
  connector: Connector,
  parameters: ConnectParameters,
): Promise<readonly ConnectorSession[]> {
  const { report } = internalsOf(config)
  const siwx = await loadSiwx(config)
  const { signal } = parameters
  const isPossible = canSignInAtOnce({
    canConnectorSign: connector.authenticate !== undefined,
    isSignedByApp: siwx?.signMessage !== undefined,
  })
  // Without the fields of a message there is still the plain way; what is wrong shows when the message is wanted.
  const asked =
    siwx && isPossible
      ? await fieldsOf(config, siwx, connector, parameters).catch((error: unknown) => void report(error))
      : undefined
  signal?.throwIfAborted()
  if (!siwx || !asked || !connector.authenticate) return connector.connect(parameters)
  const { sessions, messages } = await connector.authenticate(asked)
  signal?.throwIfAborted()
  const signed = toSessions(messages, asked)
  if (signed.length > 0) {
    const smart = sessions.flatMap(({ accounts }) => accounts.filter(({ type }) => type === 'smartAccount'))
    const isSmartAccount = smart.some(({ address }) =>
      signed.some(({ data }) => data.accountAddress === address),
    )
    await keep(config, { siwx, connector, signed, isSmartAccount })
  }
  return sessions
}

/** What the wallet is asked to sign: the fields of a message of which only the account is not known yet. */
async function fieldsOf(
  config: Config,
  siwx: Siwx,
  connector: Connector,
  { networks, namespaces = connector.namespaces, signal }: ConnectParameters,
): Promise<AuthenticateParameters | undefined> {
  const current = networks.find(({ chainNamespace }) => namespaces.includes(chainNamespace))
  if (!current) return undefined
  const { caipNetworkId: chainId } = current
  const message = await siwx.createMessage({ chainId, accountAddress: '' })
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = message
  return {
    caipNetworkIds: chainsToSign(current, internalsOf(config).store.get(networksAtom)),
    domain,
    uri,
    nonce,
    statement,
    expirationTime,
    notBefore,
    resources,
    signal,
  }
}

/** Keeps the sign-ins before anybody looks for them. One that does not count ends the connection. */
async function keep(
  config: Config,
  facts: {
    readonly siwx: Siwx
    readonly connector: Connector
    readonly signed: readonly SiwxSession[]
    /** It is not the account in use yet. */
    readonly isSmartAccount: boolean
  },
): Promise<void> {
  const { siwx, connector, signed, isSmartAccount } = facts
  const { store, emit, report } = internalsOf(config)
  const properties = { network: store.get(networkAtom).caipNetworkId, isSmartAccount }
  siwxOutcomes.emit(config, { type: 'storing', isPending: true })
  try {
    await siwx.setSessions(signed)
    emit({ event: 'SIWX_AUTH_SUCCESS', properties })
  } catch (error) {
    emit({ event: 'SIWX_AUTH_ERROR', properties: { ...properties, message: messageOf(error) ?? 'unknown' } })
    await connector.disconnect().catch(report)
    throw error
  } finally {
    siwxOutcomes.emit(config, { type: 'storing', isPending: false })
  }
}

/**
 * What a wallet signed on the way, as sessions; the one for the network in use first. The text that was signed says what
 * they are for. One that says something else than was asked for is left out: its owner is asked again.
 */
export const toSessions = (
  messages: readonly AuthenticatedMessage[],
  asked: AuthenticateParameters,
): readonly SiwxSession[] =>
  messages
    .flatMap(({ message, signature, cacao }) => {
      const data = parse(message)
      if (!data || !isAnswer(data, asked)) return []
      return [{ data, message, signature, cacao: cacao as SiwxSession['cacao'] }]
    })
    .toSorted((one, other) => placeOf(one, asked) - placeOf(other, asked))

const placeOf = ({ data }: SiwxSession, { caipNetworkIds }: AuthenticateParameters): number =>
  caipNetworkIds.indexOf(data.chainId)

function parse(message: string): SiwxMessageData | undefined {
  try {
    return parseSiwxMessage(message)
  } catch {
    return undefined
  }
}
