import type { Connector, ConnectorSession } from '@foyer/chains'
import type { ProblemCode } from './problems.ts'

type Context = Readonly<Record<string, unknown>>

/** Details of each problem, for the console and the alert bar. Development builds only. */
export const problemTexts: Readonly<Record<ProblemCode, (context: Context) => string>> = {
  NETWORK_NOT_CONFIGURED: () =>
    "The network to switch to is not among the networks of the config. switchNetwork takes { caipNetworkId: 'eip155:137' }, not a chain id",
  ORIGIN_NOT_ALLOWED: ({ origin = location.origin }) =>
    `Origin ${String(origin)} not found on Allowlist - update configuration`,
  PROJECT_ID_INVALID: () => 'The relay does not know the projectId of the config',
  PROJECT_ID_MISSING: () => 'Set projectId in the config, or an endpoint of your own',
  SESSION_EXPIRED: () =>
    'The relay refuses the clock of this device: its tokens are not valid yet. Set the clock and reload',
  SERVER_ERROR: ({ subject = 'the relay', message = 'it failed' }) =>
    `Server error when getting ${String(subject)}: ${String(message)}`,
  RATE_LIMITED: ({ subject = 'the relay' }) =>
    `Rate limited when getting ${String(subject)}: too many requests of this project for now`,
  FRAME_LOAD_FAILED: () => 'The frame of the embedded wallet did not load: see endpoints.secureSite',
  FRAME_REQUEST_TIMEOUT: () => 'The frame of the embedded wallet did not answer in time',
  DOMAIN_UNVERIFIED: () => 'The embedded wallet does not know this domain: verify it for the project',
  EMBEDDED_WALLET_NOT_CONNECTED: () =>
    'The embedded wallet serves this namespace, too, and could not be connected to it',
  REQUEST_WARNED: ({ text = '' }) =>
    `A request went to the wallet without a UI that shows its warning: ${String(text)}`,
  MULTI_WALLET_NOT_ENABLED: () =>
    'Multi-wallet support is not enabled. Please enable it in your Foyer configuration',
  VALUE_INVALID: ({ value }) =>
    `The value of a transaction is a bigint, a decimal text or a 0x quantity: ${String(value)} was sent as 0`,
}

/** Warns of invalid parameters of `connect`, which only JavaScript can pass. Development builds only. */
export function checkConnect(
  connectors: readonly Pick<Connector, 'id' | 'uid'>[],
  parameters: unknown,
): void {
  const { connector, caipNetworkId } = isObject(parameters) ? parameters : ({} as Record<string, unknown>)
  if (
    typeof connector === 'string' &&
    !connectors.some(({ id, uid }) => id === connector || uid === connector)
  ) {
    const ids = [...new Set(connectors.map(({ id }) => id))]
    const known = ids.length > 0 ? `it has ${ids.join(', ')}` : 'it has none'
    warn(`connect found no connector with the id ${connector} in the config: ${known}`)
  } else if (typeof connector !== 'string' && !(isObject(connector) && typeof connector['uid'] === 'string'))
    warn('connect takes { connector }, an entry of useConnectors() or its id: connect({ connector })')
  if (caipNetworkId !== undefined && !String(caipNetworkId).includes(':'))
    warn(`connect takes the caipNetworkId of a network, such as eip155:137, and got ${String(caipNetworkId)}`)
}

/** Warns of sessions with another namespace than the connector has, or with a chain in hex. Development builds only. */
export function checkSessions(
  { id, namespaces }: Pick<Connector, 'id' | 'namespaces'>,
  sessions: readonly ConnectorSession[],
): void {
  for (const { namespace, chainId } of sessions) {
    if (!namespaces.includes(namespace))
      warn(
        `the connector ${id} answered connect with a session of ${namespace}, and has the namespaces ${namespaces.join(', ')}`,
      )
    const isReference = typeof chainId === 'string' && (namespace !== 'eip155' || /^[1-9]\d*$/.test(chainId))
    if (chainId !== undefined && !isReference)
      warn(
        `the connector ${id} answered connect with the chainId ${JSON.stringify(chainId)}: it is the reference of CAIP-2, a text such as '1' for eip155`,
      )
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const warn = (text: string): void => console.warn(`[foyer] ${text}`)
