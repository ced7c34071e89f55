import {
  type CaipAddress,
  type CaipNetworkId,
  isFoyerError,
  isUserRejected,
  messageOf,
  parseCaipAddress,
  toCoinType,
  isSameAddress,
  type ChainNamespace,
} from '@foyer/chains'
import type { NameRegistration, Registration, Identity, NameRecord } from '../../core/contracts/names.ts'
import { createError as createActionError } from '../../core/errors/errors.ts'
import { internalsOf } from '../../core/internals.ts'
import { getQueryClient } from '../../core/queryClient.ts'
import { requireParameters } from '../../core/tasks.ts'
import type { Config, ForConfig } from '../../core/types.ts'
import { refusal } from '../../data/backend/request.ts'
import { createError } from '../../data/names/errors.ts'
import { zoneOf } from '../../data/names/nameService.ts'
import { areNamesSupported, namesOf } from '../../data/names/namesOf.ts'
import { nameLabel, nameProblem, registrationMessage, isOutcomeUnknown } from '../../data/names/rules.ts'
import { readChain } from '../../wallet/readChain.ts'
import { getLiveAccount, isSmartAccount, getNetwork, networkAccountAtom } from '../../wallet/state.ts'
import { signMessage } from '../signing/sign.ts'
import { registrationReasonOf } from './registration.ts'
import { registrationAtom, setRegistration } from './state.ts'

export type RegisterNameParameters = {
  /** With or without the zone. */
  readonly name: string
  /** CAIP-10. @default the current account */
  readonly account?: CaipAddress | undefined
  /** @default the current network */
  readonly caipNetworkId?: CaipNetworkId | undefined
  /** Called when the wallet has signed. */
  readonly onSigned?: (() => void) | undefined
  readonly signal?: AbortSignal | undefined
}
export type RegisterNameReturnType = Pick<NameRegistration, 'name' | 'address'>

/**
 * Registers a name for an account: the wallet signs, the name service registers, and the account then shows the name.
 * Resolves with the full name. Only the embedded wallet registers names, unless the host's name service accepts any
 * (`names.registrants`). Invalid names reject before the wallet is asked.
 *
 * Rejects with `UserRejectedError`, `NETWORK_NOT_CONFIGURED`, `NAME_CONNECTOR_MISSING`, `NAME_NOT_REGISTRABLE`,
 * `NAME_INVALID`, `INVALID_CHAIN_ID`, `NAME_REGISTER_FAILED`, `ACCOUNT_CHANGED` or `NETWORK_CHANGED`.
 *
 * @example
 * ```ts
 * import { registerName } from '@foyer/headless/actions'
 * import type { Config } from '@foyer/headless'
 * declare const config: Config
 * const { name } = await registerName(config, { name: 'mira' })
 * ```
 */
export async function registerName<config extends Config>(
  config: config,
  asked: ForConfig<RegisterNameParameters, config>,
): Promise<RegisterNameReturnType> {
  const internals = internalsOf(config)
  const { onSigned, ...parameters } = Object(asked) as RegisterNameParameters
  let { name } = parameters
  let own: Registration = { status: 'signing', name }
  setRegistration(internals, own)
  // A newer registration has replaced this one.
  const note = (next: Registration): void => {
    if (internals.store.get(registrationAtom) === own) setRegistration(internals, (own = next))
  }
  try {
    requireParameters(config, 'registerName', asked, 'name')
    const registered = await askForName(config, {
      ...parameters,
      onStep(status, whole) {
        name = whole
        note({ status, name })
        if (status === 'submitting') onSigned?.()
      },
    })
    note({ status: 'success', name })
    return registered
  } catch (error) {
    note(parameters.signal?.aborted ? { status: 'idle' } : { status: 'error', name, error: error as Error })
    throw error
  }
}

export type AskForNameParameters = Omit<RegisterNameParameters, 'onSigned'> & {
  /** Called before each step, with the full name. */
  readonly onStep: (step: 'signing' | 'submitting', name: string) => void
}

/** Requests the signature and the registration. */
async function askForName(
  config: Config,
  { caipNetworkId = getNetwork(config).caipNetworkId, onStep, signal, ...parameters }: AskForNameParameters,
): Promise<RegisterNameReturnType> {
  const { emit, store, timers } = internalsOf(config)
  const inUse = store.get(networkAccountAtom(caipNetworkId))
  const account = parameters.account ?? inUse.caipAddress
  const reason = registrationReasonOf(config, { caipNetworkId, address: account, connector: inUse.connector })
  if (reason === 'network-missing') throw createActionError('NETWORK_NOT_CONFIGURED')
  if (!account || reason === 'connector-missing') throw createError('NAME_CONNECTOR_MISSING')
  const { address } = parseCaipAddress(account)
  const coinType = toCoinType(Number(caipNetworkId.slice(caipNetworkId.indexOf(':') + 1)))
  const name = await spell(config, { caipNetworkId, name: parameters.name, signal })
  const fail = (cause?: unknown): never => {
    throw createError('NAME_REGISTER_FAILED', { name }, { cause })
  }
  const isServed = reason === undefined && (await areNamesSupported(config, caipNetworkId).catch(fail))
  signal?.throwIfAborted()
  if (!isServed) fail()

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
    const error = hasOwnText(cause)
      ? cause
      : createError('NAME_REGISTER_FAILED', { name, ...refusal(cause) }, { cause })
    emit({
      event: 'REGISTER_NAME_ERROR',
      properties: { ...properties, error: messageOf(error) ?? 'unknown' },
    })
    throw error
  }
  await rememberName(config, { name, address, coinType, namespace: inUse.namespace })
  emit({ event: 'REGISTER_NAME_SUCCESS', properties })
  return { name, address }
}

/** Normalized full name; throws for a label that cannot be normalized. */
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

/** Errors that keep their own text: a rejection, and a changed account or network. */
const hasOwnText = (error: unknown): boolean =>
  isUserRejected(error) ||
  isFoyerError(error, 'ACCOUNT_CHANGED') ||
  isFoyerError(error, 'NETWORK_CHANGED') ||
  isFoyerError(error, 'NAME_REGISTER_FAILED')

/**
 * Sends a signed registration. If the answer is lost, the owner of the name is read: a registered name is no failure.
 */
export async function submitRegistration(
  config: Config,
  registration: NameRegistration & { readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const { name, address, signal } = registration
  const service = namesOf(config)
  try {
    const { success, reason } = await service.registerName(registration)
    if (!success) throw createError('NAME_REGISTER_FAILED', { name, reason })
  } catch (error) {
    signal?.throwIfAborted()
    const facts = isFoyerError(error) && { code: error.code, status: error.context['status'] }
    if (!facts || !isOutcomeUnknown(facts)) throw error
    const found = await service.resolveName({ name, signal }).catch(() => undefined)
    const isRegistered = Object.values(found?.addresses ?? {}).some((each) =>
      isSameAddress(each.address, address),
    )
    if (!isRegistered) throw error
  }
}

/** Adds a registered name to the caches of its account; the backend may return it later. */
async function rememberName(
  config: Config,
  {
    name,
    address,
    coinType,
    namespace,
  }: {
    readonly name: string
    readonly address: string
    readonly coinType: number
    readonly namespace: ChainNamespace
  },
): Promise<void> {
  const { allAccounts } = getLiveAccount(config, { namespace })
  // The account has disconnected meanwhile.
  if (!allAccounts.some((account) => isSameAddress(account.address, address))) return
  const queryClient = getQueryClient(config)
  const keyOf = (query: string): readonly unknown[] => ['foyer', config.id, query, { address }]
  const [profile, names] = [keyOf('profile'), keyOf('names')]
  // Running requests may be older than the registration.
  await Promise.all([profile, names].map((queryKey) => queryClient.cancelQueries({ queryKey })))
  queryClient.setQueryData<Identity>(profile, (known) => ({ name, avatar: known?.avatar ?? null }))
  queryClient.setQueryData<readonly NameRecord[]>(names, (known = []) => [
    { name, addresses: { [coinType]: { address } }, attributes: [] },
    ...known,
  ])
  for (const query of ['identity', 'reverseName'])
    queryClient.invalidateQueries({ queryKey: keyOf(query) }).catch(internalsOf(config).report)
}
