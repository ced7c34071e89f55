import {
  type CaipNetworkId,
  isFoyerError,
  isUserRejected,
  messageOf,
  parseCaipAddress,
  toCoinType,
} from '@foyer/chains'
import { getAccount } from '../../wallet/account/getAccount.ts'
import { isSmartAccount } from '../../wallet/account/isSmartAccount.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { createError as createActionError } from '../../core/errors/actionErrors.ts'
import { getNetwork } from '../../wallet/network/getNetwork.ts'
import { readChain } from '../../wallet/network/readChain.ts'
import { namespaceOf } from '../../wallet/network/selection.ts'
import { signMessage } from '../../wallet/signing/signMessage.ts'
import { createError } from './errors.ts'
import type { RegisterNameParameters, RegisterNameReturnType } from './registerName.ts'
import { isAsked } from './isAsked.ts'
import { refusal } from '../backend/refusal.ts'
import { registrationReasonOf } from './registrationReasonOf.ts'
import { rememberName } from './rememberName.ts'
import { nameLabel, nameProblem, registrationMessage } from './rules.ts'
import { submitRegistration } from './submitRegistration.ts'
import { zoneOf } from './zoneOf.ts'

export type AskForNameParameters = Omit<RegisterNameParameters, 'onSigned'> & {
  /** Who is about to be asked, and for which whole name. */
  readonly onStep: (step: 'signing' | 'submitting', name: string) => void
}

/** Has a wallet sign for a name, and the name service take it. */
export async function askForName(
  config: Config,
  { caipNetworkId = getNetwork(config).caipNetworkId, onStep, signal, ...parameters }: AskForNameParameters,
): Promise<RegisterNameReturnType> {
  const { emit, timers } = internalsOf(config)
  const namespace = namespaceOf(caipNetworkId)
  const inUse = getAccount(config, { namespace })
  const account = parameters.account ?? inUse.caipAddress
  const reason = registrationReasonOf(config, { caipNetworkId, address: account, connector: inUse.connector })
  if (reason === 'network-missing') throw createActionError('NETWORK_NOT_CONFIGURED')
  if (!account || reason === 'connector-missing') throw createError('NAME_CONNECTOR_MISSING')
  const { address } = parseCaipAddress(account)
  const coinType = toCoinType(Number(caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)))
  const name = await spell(config, { caipNetworkId, name: parameters.name, signal })
  const isServed = reason === undefined && (await isAsked(config, caipNetworkId))
  signal?.throwIfAborted()
  if (!isServed) throw createError('NAME_REGISTER_FAILED', { name })

  const properties = { ensName: name, isSmartAccount: isSmartAccount(config) }
  emit({ event: 'REGISTER_NAME_INITIATED', properties })
  onStep('signing', name)
  try {
    const message = registrationMessage(name, timers.now())
    const signature = await signMessage(config, { message, account, caipNetworkId, signal })
    onStep('submitting', name)
    await submitRegistration(config, { name, address, coinType, message, signature, signal })
  } catch (cause) {
    signal?.throwIfAborted()
    const error = isTold(cause)
      ? cause
      : createError('NAME_REGISTER_FAILED', { name, ...refusal(cause) }, { cause })
    emit({
      event: 'REGISTER_NAME_ERROR',
      properties: { ...properties, error: messageOf(error) ?? 'unknown' },
    })
    throw error
  }
  await rememberName(config, { name, address, coinType, namespace })
  emit({ event: 'REGISTER_NAME_SUCCESS', properties })
  return { name, address }
}

/** The whole name in the one way it can be found again, which is not every name that has the right letters. */
async function spell(
  config: Config,
  {
    name,
    ...where
  }: {
    readonly name: string
    readonly caipNetworkId: CaipNetworkId
    readonly signal: AbortSignal | undefined
  },
): Promise<string> {
  const zone = zoneOf(config)
  const label = nameLabel(name, zone)
  const problem = nameProblem(label)
  if (problem) throw createError('NAME_NOT_REGISTRABLE', { problem })
  return readChain(config, 'normalizeName', { ...where, parameters: { name: `${label}.${zone}` } })
}

/** What says itself what happened: a wallet's no, and a wallet that is elsewhere than it was. */
const isTold = (error: unknown): boolean =>
  isUserRejected(error) ||
  isFoyerError(error, 'ACCOUNT_CHANGED') ||
  isFoyerError(error, 'NETWORK_CHANGED') ||
  isFoyerError(error, 'NAME_REGISTER_FAILED')
