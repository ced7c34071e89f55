import type { CaipNetworkId } from '@foyer/chains'
import type { NameRegistration, NamesProvider } from '../../core/contracts/names.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../../wallet/readChain.ts'
import { namespaceOf } from '../../wallet/rules.ts'
import { readAnswer } from '../backend/readAnswer.ts'
import { request } from '../backend/request.ts'
import { askSupport } from '../backend/supportedChains.ts'
import { hasFeature } from '../features/featureRules.ts'
import { NAME_ZONE, plainName } from './rules.ts'
import {
  identitySchema,
  nameRecordSchema,
  nameRecordsSchema,
  type RegistrationAnswer,
  registrationSchema,
  suggestionsSchema,
} from './schema.ts'

/** The omitted fields are settings: see `zoneOf` and `registrationReasonOf`. */
type Methods = Omit<NamesProvider, 'registrants' | 'zone' | 'registerName'>
type Names = { readonly [method in keyof Methods]-?: NonNullable<Methods[method]> } & {
  readonly registerName: (
    parameters: NameRegistration & { readonly signal?: AbortSignal | undefined },
  ) => Promise<RegistrationAnswer>
}

const API_VERSION = 2
const segment = encodeURIComponent

/** Name service: the host's, else the blockchain backend. Answers are validated. */
export function namesOf(config: Config): Names {
  const { names } = internalsOf(config).options
  return names ? checked(names) : backendNames(config)
}

/** Name service of the backend: E2 and E12 to E15 of docs/spec/api.md §2.2. */
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
        // `message` must be the signed text, unchanged.
        body: { coin_type: coinType, address, message, signature },
        hasContentType: true,
        schema: registrationSchema,
        signal,
      }),
  }
}

/** Name service of the host, whose answers are validated like those of a backend. */
const checked = (names: NamesProvider): Names => ({
  getIdentity: async (parameters) =>
    readAnswer(identitySchema, (await names.getIdentity?.(parameters)) ?? {}),
  resolveName: async (parameters) =>
    readAnswer(
      nameRecordSchema,
      (await names.resolveName?.(parameters)) ?? { name: parameters.name, addresses: {}, attributes: [] },
    ),
  getNames: async (parameters) => readAnswer(nameRecordsSchema, (await names.getNames?.(parameters)) ?? []),
  getSuggestions: async (parameters) => {
    const answers = (await names.getSuggestions?.(parameters)) ?? []
    return readAnswer(suggestionsSchema, {
      suggestions: answers.map(({ name, isRegistered }) => ({ name, registered: isRegistered })),
    })
  },
  async registerName(parameters) {
    const answer = await names.registerName?.(parameters)
    // `fetch` does not reject if the server refuses.
    if (answer === false || (answer instanceof Response && !answer.ok)) return { success: false }
    return readAnswer(registrationSchema, answer)
  },
})

/**
 * Name of an account for display; `null` if it is invalid or confusable (ENSIP-15). The tables of ENSIP-15 load only
 * for names that need them.
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

/** Whether a name service supports a network: that of the host, else the backend if it supports the network. */
export const areNamesSupported = async (config: Config, caipNetworkId: CaipNetworkId): Promise<boolean> =>
  hasFeature(namespaceOf(caipNetworkId), 'names') &&
  (internalsOf(config).options.names !== undefined || askSupport(config, caipNetworkId))
