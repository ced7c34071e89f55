import {
  type AuthenticateParameters,
  type Connector,
  type ConnectorSession,
  messageOf,
  type AuthenticatedMessage,
} from '@foyer/chains'
import { type SiwxSession, parseSiwxMessage, type SiwxMessageData } from '@foyer/chains/siwx'
import type { Siwx } from '../../core/contracts/siwx.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { networkAtom, networksAtom } from '../../wallet/state.ts'
import { loadPolicyCheck } from '../requests/askWallet.ts'
import { loadSiwx } from './loadSiwx.ts'
import { canSignInAtOnce, chainsToSign, isAnswer } from './rules.ts'
import { siwxOutcomes } from './state.ts'

type Asked = Parameters<Connector['connect']>[0]

/**
 * Connects, with one-click auth if the connector supports it (docs/spec/core.md §14.5). Other wallets connect, and are
 * asked to sign next.
 */
export async function connectAndSignIn(
  config: Config,
  connector: Connector,
  parameters: Asked,
): Promise<readonly ConnectorSession[]> {
  const { report } = internalsOf(config)
  const siwx = await loadSiwx(config)
  const { signal } = parameters
  const isPossible = canSignInAtOnce({
    canConnectorSign: connector.authenticate !== undefined,
    isSignedByApp: siwx?.signMessage !== undefined,
  })
  // Without the fields, the message is requested after the connect, whose view shows the error.
  const asked =
    siwx && isPossible
      ? await fieldsOf(config, siwx, connector, parameters).catch((error: unknown) => void report(error))
      : undefined
  signal?.throwIfAborted()
  if (!siwx || !asked || !connector.authenticate) return connector.connect(parameters)
  await checkFields(config, asked)
  signal?.throwIfAborted()
  const { sessions, messages } = await connector.authenticate(asked)
  signal?.throwIfAborted()
  const signed = toSessions(messages, asked)
  if (signed.length > 0) {
    const smart = sessions.flatMap(({ accounts }) => accounts.filter(({ type }) => type === 'smartAccount'))
    const isSmartAccount = smart.some(({ address }) =>
      signed.some(({ data }) => data.accountAddress === address),
    )
    await keep(config, { siwx, connector, signed, isSmartAccount })
    // Aborted while they were verified and stored.
    if (signal?.aborted)
      await Promise.all(signed.map(({ data }) => siwx.revokeSession(data.chainId, data.accountAddress)))
  }
  return sessions
}

/** Has the policies check the message, which the wallet writes from its fields. */
async function checkFields(
  config: Config,
  { domain, caipNetworkIds, signal }: AuthenticateParameters,
): Promise<void> {
  const [caipNetworkId] = caipNetworkIds
  if (caipNetworkId === undefined) return
  const check = await loadPolicyCheck(config, namespaceOf(caipNetworkId), 'signIn')
  await check({ account: undefined, caipNetworkId, params: { domain }, signal })
}

/** Fields of the message to sign, without the account, which is unknown before the connect. */
async function fieldsOf(
  config: Config,
  siwx: Siwx,
  connector: Connector,
  { networks, namespaces = connector.namespaces, signal }: Asked,
): Promise<AuthenticateParameters | undefined> {
  const current = networks.find(({ chainNamespace }) => namespaces.includes(chainNamespace))
  if (!current) return undefined
  const { caipNetworkId: chainId } = current
  const message = await siwx.createMessage({ chainId, accountAddress: '' })
  const { domain, uri, nonce, statement, expirationTime, notBefore, requestId, resources } = message
  return {
    caipNetworkIds: chainsToSign(current, internalsOf(config).store.get(networksAtom)),
    domain,
    uri,
    nonce,
    statement,
    expirationTime,
    notBefore,
    requestId,
    resources,
    signal,
  }
}

/** Stores the sessions before they are checked. An invalid one disconnects. */
async function keep(
  config: Config,
  facts: {
    readonly siwx: Siwx
    readonly connector: Connector
    readonly signed: readonly SiwxSession[]
    /** The signing account, which is not the current one yet. */
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
 * Sessions of messages signed by one-click auth; the one for the current network first. Their data comes from the
 * signed text. Messages with other fields than requested are dropped: the wallet is asked again.
 */
const toSessions = (
  messages: readonly AuthenticatedMessage[],
  asked: AuthenticateParameters,
): readonly SiwxSession[] =>
  messages
    .flatMap(({ message, signature, cacao }) => {
      const data = parse(message)
      if (!data || !isAnswer(data, asked)) return []
      return [{ data, message, signature, ...(cacao && { cacao: cacao as SiwxSession['cacao'] }) }]
    })
    .toSorted((one, other) => networkIndexOf(one, asked) - networkIndexOf(other, asked))

const networkIndexOf = ({ data }: SiwxSession, { caipNetworkIds }: AuthenticateParameters): number =>
  caipNetworkIds.indexOf(data.chainId)

function parse(message: string): SiwxMessageData | undefined {
  try {
    return parseSiwxMessage(message)
  } catch {
    return undefined
  }
}
