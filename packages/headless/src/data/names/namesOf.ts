import * as v from 'valibot'
import { request } from '../backend/request.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { NAME_ZONE, plainName } from './rules.ts'
import {
  identitySchema,
  nameRecordSchema,
  nameRecordsSchema,
  type RegistrationAnswer,
  registrationSchema,
  suggestionsSchema,
} from './schema.ts'
import type { NameRegistration, NamesProvider } from '../../core/contracts/names.ts'
import type { CaipNetworkId } from '@foyer/chains'
import { readChain } from '../../wallet/readChain.ts'
import { isNetworkSupported } from '../backend/supportedChains.ts'
import { hasFeature } from '../features/featureRules.ts'
import { namespaceOf } from '../../wallet/selectionRules.ts'

/** What is no method says how, and to whom, names are given: see `zoneOf` and `registrationReasonOf`. */
type Methods = Omit<NamesProvider, 'registrants' | 'zone' | 'registerName'>
type Names = { readonly [method in keyof Methods]-?: NonNullable<Methods[method]> } & {
  readonly registerName: (
    parameters: NameRegistration & { readonly signal?: AbortSignal | undefined },
  ) => Promise<RegistrationAnswer>
}

const API_VERSION = 2
const segment = encodeURIComponent

/** Who is asked for names: the host's own service, else the blockchain backend. Their answers can be believed as far as types go. */
export function namesOf(config: Config): Names {
  const { names } = internalsOf(config).options
  return names ? checked(names) : backendNames(config)
}

/** E2 and E12 to E15 of docs/spec/api.md §2.2. */
const backendNames = (config: Config): Names => {
  const service = 'blockchain'
  return {
    getIdentity: ({ address, sender, signal }) =>
      request(config, {
        service,
        path: `/v1/identity/${segment(address)}`,
        query: { sender },
        schema: identitySchema,
        signal,
      }),
    resolveName: ({ name, signal }) =>
      request(config, {
        service,
        path: `/v1/profile/account/${segment(name)}`,
        query: { apiVersion: API_VERSION },
        schema: nameRecordSchema,
        signal,
      }),
    getNames: ({ address, sender, signal }) =>
      request(config, {
        service,
        path: `/v1/profile/reverse/${segment(address)}`,
        query: { sender, apiVersion: API_VERSION },
        schema: nameRecordsSchema,
        signal,
      }),
    getSuggestions: ({ name, signal }) =>
      request(config, {
        service,
        path: `/v1/profile/suggestions/${segment(name)}`,
        query: { zone: NAME_ZONE },
        schema: suggestionsSchema,
        signal,
      }),
    registerName: ({ coinType, address, message, signature, signal }) =>
      request(config, {
        service,
        method: 'POST',
        path: '/v1/profile/account',
        // The text byte for byte as it was signed, so it is not taken apart again.
        body: { coin_type: coinType, address, message, signature },
        hasContentType: true,
        schema: registrationSchema,
        signal,
      }),
  }
}

/** A host's service answers what it likes: it is read like a backend's. */
const checked = (names: NamesProvider): Names => ({
  getIdentity: async (parameters) => v.parse(identitySchema, (await names.getIdentity?.(parameters)) ?? {}),
  resolveName: async (parameters) =>
    v.parse(
      nameRecordSchema,
      (await names.resolveName?.(parameters)) ?? { name: parameters.name, addresses: {}, attributes: [] },
    ),
  getNames: async (parameters) => v.parse(nameRecordsSchema, (await names.getNames?.(parameters)) ?? []),
  getSuggestions: async (parameters) => {
    const answers = (await names.getSuggestions?.(parameters)) ?? []
    return v.parse(suggestionsSchema, {
      suggestions: answers.map(({ name, isRegistered }) => ({ name, registered: isRegistered })),
    })
  },
  registerName: async (parameters) => v.parse(registrationSchema, await names.registerName?.(parameters)),
})

/**
 * A name as it can be shown for an account; `null` for one that is none, or is made to look like somebody else's. The
 * tables that tell them apart are loaded for names that need them.
 */
export async function shownName(
  config: Config,
  parameters: {
    readonly name: string
    readonly caipNetworkId: CaipNetworkId
    readonly signal?: AbortSignal | undefined
  },
): Promise<string | null> {
  const { name, caipNetworkId, signal } = parameters
  const plain = plainName(name)
  if (plain !== undefined) return plain
  try {
    return await readChain(config, 'normalizeName', { caipNetworkId, parameters: { name }, signal })
  } catch {
    signal?.throwIfAborted()
    return null
  }
}

/** Whether anybody knows names of a network: the host's own service, else the backend where it knows the network. */
export const isAsked = async (config: Config, caipNetworkId: CaipNetworkId): Promise<boolean> =>
  hasFeature(namespaceOf(caipNetworkId), 'names') &&
  (internalsOf(config).options.names !== undefined || isNetworkSupported(config, caipNetworkId))
