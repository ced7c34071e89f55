import { type CaipNetwork, chainNamespaces, type CreateError, defineErrors } from '@foyer/chains'
import type { DefaultPolicyName } from './contracts/policies.ts'
import { createParameterError } from './errors/configErrors.ts'
import { defaultFeatures } from './features.ts'
import type { ConfigOptions, Endpoints } from './types.ts'

/**
 * Checks, in development, options that TypeScript would reject. Throws `OPTIONS_INVALID` for invalid networks, adapters,
 * connectors, URLs, policies and sign-in, and for a storage or query client without its functions; logs a warning for
 * unknown option names, and for a `defaultNetwork` that is not in `networks`.
 */
export function checkOptions(options: unknown): void {
  if (!isObject(options))
    throw invalid(`takes an object: createConfig({ networks: [mainnet], adapters: [eip155()] })`)
  if (options['networks'] === undefined && options['chains'] !== undefined)
    throw invalid('has no option `chains`: did you mean `networks`?')
  checkNetworks(options['networks'])
  checkDefaultNetwork(options['defaultNetwork'], options['networks'])
  checkAdapters(options['adapters'])
  checkConnectors(options['connectors'])
  checkRpcUrls(options['customRpcUrls'])
  checkEndpoints(options['endpoints'])
  checkPolicies(options)
  checkSignIn(options)
  checkFunctions(options, 'storage', ['getItem', 'setItem', 'removeItem'])
  checkFunctions(options, 'queryClient', ['mount', 'fetchQuery', 'getQueryCache'])
  const features = Object.keys(defaultFeatures)
  warnOfUnknown('createConfig', options, Object.keys(names), features)
  if (isObject(options['features'])) warnOfUnknown('`features`', options['features'], features)
  if (isObject(options['endpoints']))
    warnOfUnknown('`endpoints`', options['endpoints'], Object.keys(endpoints))
}

/** Checks, in development, the listener of a function that watches. Throws `PARAMETER_INVALID`. */
export function checkListener(name: 'onChange' | 'onEvent', parameters: unknown): void {
  if (!isObject(parameters) || typeof parameters[name] !== 'function')
    throw createParameterError('PARAMETER_INVALID', {
      problem: `the second one is an object with a function, { ${name}: (value) => … }`,
    })
}

/** Checks, in development, an amount of a form, which is a text. Throws `PARAMETER_INVALID`. */
export function checkAmount(typed: unknown): void {
  if (typeof typed !== 'string')
    throw createParameterError('PARAMETER_INVALID', {
      problem: `an amount is a text, such as '0.5', not ${String(typed)}`,
    })
}

function checkNetworks(networks: unknown): asserts networks is Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(networks) || networks.length === 0)
    throw invalid(
      `needs \`networks\`, a list such as [mainnet] of '@foyer/chains/networks', and got ${nameOf(networks)}`,
    )
  for (const [index, network] of networks.entries()) {
    const missing = ['id', 'name', 'nativeCurrency', 'rpcUrls'].filter(
      (key) => !isObject(network) || network[key] === undefined,
    )
    if (!isObject(network))
      throw invalid(
        `got ${nameOf(network)} as \`networks[${index}]\`: import a network of '@foyer/chains/networks' or a chain of 'viem/chains'`,
      )
    if (missing.length > 0)
      throw invalid(
        `got a network without \`${missing.join('`, `')}\` as \`networks[${index}]\`: see defineNetwork`,
      )
    checkNamespace(network['chainNamespace'] ?? 'eip155', `networks[${index}]`)
    const problem = copiedIdOf(network)
    if (problem) throw invalid(`got ${problem}`)
  }
}

/** Problem of a network with the id of another one: it would be sent to one chain, and shown as the other. */
function copiedIdOf({
  id,
  chainNamespace = 'eip155',
  caipNetworkId,
}: Readonly<Record<string, unknown>>): string | undefined {
  if (caipNetworkId === undefined || caipNetworkId === `${String(chainNamespace)}:${String(id)}`) return
  return `a network with the caipNetworkId ${String(caipNetworkId)} and the id ${String(id)}: make it with defineNetwork({ ...network, id })`
}

/**
 * Checks, in development, a network that is added: a copied id, or an id of another network of the app, whose data would
 * be kept. Throws `PARAMETER_INVALID`. The same network may be added again, e.g. in an effect.
 */
export function checkAddedNetwork(network: CaipNetwork, networks: readonly CaipNetwork[]): void {
  const same = networks.find(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
  const isOther = same !== undefined && contentsOf(same) !== contentsOf(network)
  const problem =
    copiedIdOf(network) ??
    (isOther &&
      `a network with the id ${network.caipNetworkId}, which ${same.name} of the app has with another name, currency or nodes: remove that one first, with removeNetwork`)
  if (problem) throw createParameterError('PARAMETER_INVALID', { problem: `addNetwork got ${problem}` })
}

const contentsOf = ({ name, nativeCurrency: { symbol, decimals }, rpcUrls }: CaipNetwork): string =>
  JSON.stringify([name, symbol, decimals, rpcUrls.default.http])

function checkNamespace(namespace: unknown, position: string): void {
  if (!(chainNamespaces as readonly unknown[]).includes(namespace))
    throw invalid(
      `got the namespace ${nameOf(namespace)} as \`${position}\`: the namespaces are ${chainNamespaces.join(', ')}`,
    )
}

function checkDefaultNetwork(id: unknown, networks: readonly Readonly<Record<string, unknown>>[]): void {
  if (id !== undefined && (typeof id !== 'string' || !id.includes(':')))
    throw invalid(
      `needs the caipNetworkId of a network as \`defaultNetwork\`: mainnet.caipNetworkId, not ${nameOf(id)}`,
    )
  const ids = networks.map(
    (network) => `${String(network['chainNamespace'] ?? 'eip155')}:${String(network['id'])}`,
  )
  if (id !== undefined && !ids.includes(id))
    console.warn(
      `[foyer] The defaultNetwork ${id} is not among the networks of the config: ${ids.join(', ')}`,
    )
}

function checkAdapters(adapters: unknown): void {
  if (adapters === undefined) return
  if (!Array.isArray(adapters)) throw invalid('needs a list as `adapters`: [eip155()]')
  for (const [index, adapter] of adapters.entries()) {
    if (typeof adapter === 'function')
      throw invalid(
        `got a function as \`adapters[${index}]\`: call an adapter, as in eip155(), and put walletConnect() into \`connectors\``,
      )
    if (!isObject(adapter) || typeof adapter['namespace'] !== 'string')
      throw invalid(`got ${nameOf(adapter)} as \`adapters[${index}]\`, which is no adapter such as eip155()`)
    checkNamespace(adapter['namespace'], `adapters[${index}]`)
  }
}

function checkConnectors(connectors: unknown): void {
  if (connectors === undefined) return
  if (!Array.isArray(connectors)) throw invalid('needs a list as `connectors`: [walletConnect()]')
  for (const [index, connector] of connectors.entries()) {
    const isConnector =
      typeof connector === 'function' || (isObject(connector) && typeof connector['connect'] === 'function')
    if (!isConnector)
      throw invalid(
        `got ${nameOf(connector)} as \`connectors[${index}]\`, which is no connector: an adapter such as eip155() belongs to \`adapters\``,
      )
  }
}

function checkRpcUrls(urls: unknown): void {
  for (const [id, list] of Object.entries(Object(urls))) {
    if (!id.includes(':'))
      throw invalid(`needs a caipNetworkId as key of \`customRpcUrls\`: mainnet.caipNetworkId, not ${id}`)
    if (list === undefined) continue
    const needed = `needs a list of URLs as \`customRpcUrls['${id}']\``
    if (!Array.isArray(list)) throw invalid(`${needed}, and got ${nameOf(list)}`)
    const index = list.findIndex((url) => typeof url !== 'string' || !isUrl(url))
    if (index >= 0) throw invalid(`${needed}: ['https://…'], and got ${nameOf(list[index])} at [${index}]`)
  }
}

function checkEndpoints(given: unknown): void {
  if (!isObject(given)) return
  for (const [name, url] of Object.entries(given)) {
    if (typeof url !== 'string') continue
    if (name === 'relay' ? !/^wss?:|^$/i.test(url) : !isUrl(url))
      throw invalid(
        `needs a URL such as ${name === 'relay' ? 'wss' : 'https'}://… as \`endpoints.${name}\`, not ${url}`,
      )
  }
}

/** Whether a text has a scheme, or is a path of the page: `localhost:4000` would fail at the first request. */
const isUrl = (url: string): boolean => /^\/|:\/\/|^$/.test(url)

/** Without these errors, an app would not notice that its policies are ignored. */
function checkPolicies({ policies, defaultPolicies }: Readonly<Record<string, unknown>>): void {
  if (policies !== undefined && !(Array.isArray(policies) && policies.every(isFunction)))
    throw invalid('needs a list of functions as `policies`: [firstTimeReceivers()]')
  if (defaultPolicies === undefined) return
  if (!isObject(defaultPolicies))
    throw invalid(`needs an object as \`defaultPolicies\`: { rawMessages: 'refuse' }`)
  warnOfUnknown('`defaultPolicies`', defaultPolicies, Object.keys(policyNames))
  for (const [name, answer] of Object.entries(defaultPolicies))
    if (![undefined, false, 'warn', 'refuse'].includes(answer as string))
      throw invalid(`needs false, 'warn' or 'refuse' as \`defaultPolicies.${name}\`, not ${nameOf(answer)}`)
}

function checkSignIn({ siwx, siweConfig }: Readonly<Record<string, unknown>>): void {
  if (siwx !== undefined && !isFunction(siwx) && !isObject(siwx))
    throw invalid(`got ${nameOf(siwx)} as \`siwx\`: pass siwx(), an object with its functions, or undefined`)
  if (siweConfig !== undefined && !isObject(siweConfig))
    throw invalid(
      `got ${nameOf(siweConfig)} as \`siweConfig\`: pass an object with its functions, or undefined`,
    )
}

/** Checks the functions of an object that the app may leave out. */
function checkFunctions(
  options: Readonly<Record<string, unknown>>,
  name: 'storage' | 'queryClient',
  functions: readonly string[],
): void {
  const given = options[name]
  if (given === undefined || given === null) return
  if (!functions.every((each) => isFunction((Object(given) as Readonly<Record<string, unknown>>)[each])))
    throw invalid(`got ${nameOf(given)} as \`${name}\`, without the functions ${functions.join(', ')}`)
}

const isFunction = (value: unknown): boolean => typeof value === 'function'

/** Warns of unknown option names, with the nearest known name or the place in `features`. */
function warnOfUnknown(
  owner: string,
  given: object,
  known: readonly string[],
  features: readonly string[] = [],
): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue
    const near = known.find((other) => isNear(name.toLowerCase(), other.toLowerCase()))
    const suggestion = features.includes(name) ? `features: { ${name}: … }` : near
    console.warn(
      `[foyer] ${owner} has no option \`${name}\`${suggestion ? `: did you mean \`${suggestion}\`?` : ''}`,
    )
  }
}

/** Whether two words differ in at most two neighbouring letters: added, removed, changed or swapped. */
function isNear(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return Math.max(one.length, other.length) - start - end <= 2
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nameOf(value: unknown): string {
  if (value === undefined) return 'undefined'
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  return isObject(value) ? 'an object' : String(value)
}

const policyNames: Readonly<Record<DefaultPolicyName, true>> = {
  typedDataDomain: true,
  signInDomain: true,
  unlimitedApprovals: true,
  unpaidOrders: true,
  delegations: true,
  lookAlikeAddresses: true,
  rawMessages: true,
}

const endpoints: Readonly<Record<keyof Endpoints, true>> = {
  blockchain: true,
  kit: true,
  analytics: true,
  secureSite: true,
  relay: true,
  sdk: true,
}

/** All option names. The type rejects missing and unknown names. */
const names: Readonly<Record<keyof ConfigOptions, true>> = {
  networks: true,
  adapters: true,
  connectors: true,
  projectId: true,
  metadata: true,
  endpoints: true,
  features: true,
  restrictedTimeZones: true,
  enableErrorReports: true,
  storage: true,
  queryClient: true,
  fetch: true,
  logger: true,
  id: true,
  defaultNetwork: true,
  defaultAccountTypes: true,
  customRpcUrls: true,
  enableReconnect: true,
  enableNetworkSwitch: true,
  enableCoinbase: true,
  enableBaseAccount: true,
  coinbasePreference: true,
  enableWallets: true,
  theme: true,
  locale: true,
  messages: true,
  accountLayout: true,
  allowUnsupportedChain: true,
  manualWalletConnectControl: true,
  experimental_preferUniversalLinks: true,
  debug: true,
  termsConditionsUrl: true,
  privacyPolicyUrl: true,
  excludeWallets: true,
  featuredWalletIds: true,
  includeWalletIds: true,
  excludeWalletIds: true,
  customWallets: true,
  allWallets: true,
  walletGuideUrl: true,
  names: true,
  onramp: true,
  swap: true,
  siwx: true,
  siweConfig: true,
  policies: true,
  defaultPolicies: true,
  nfts: true,
  onError: true,
}

/** Errors thrown in development only. */
const texts = {
  OPTIONS_INVALID: (context: { problem: string }) => `createConfig ${context.problem}`,
} as const

export const createError: CreateError<typeof texts> = /* @__PURE__ */ defineErrors(texts)

const invalid = (problem: string): Error => createError('OPTIONS_INVALID', { problem })
