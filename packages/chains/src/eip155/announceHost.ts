import type { DiscoveryContext } from '../adapter.ts'
import { announce } from '../announce.ts'
import type { Connector, ConnectorSession } from '../connector.ts'
import type { AccountType } from '../types.ts'
import { createEip1193Connector, type Eip1193Provider } from './createEip1193Connector.ts'

export type AnnounceHostParameters = {
  readonly context: DiscoveryContext
  readonly id: string
  readonly name: string
  readonly provider: Eip1193Provider
  readonly signal: AbortSignal
  /** Type of the accounts. @default the usual one of the namespace */
  readonly accountType?: AccountType | undefined
}

/** Lists the wallet app that shows this page in an iframe, until the signal aborts. */
export function announceHost(parameters: AnnounceHostParameters): void {
  const { context, id, name, provider, signal, accountType } = parameters
  const { connector, dispose } = createEip1193Connector({
    id,
    uid: `eip155:${id}`,
    name,
    type: 'EXTERNAL',
    interaction: 'frame',
    isHost: true,
    provider,
  })
  const typed = accountType ? withAccountType(connector, accountType) : connector
  announce(context, { connector: typed, dispose }, signal)
}

/** Connector whose sessions have accounts of a type. */
function withAccountType(connector: Connector, type: AccountType): Connector {
  const typed = (sessions: readonly ConnectorSession[]): readonly ConnectorSession[] =>
    sessions.map((session) => ({
      ...session,
      accounts: session.accounts.map((account) => ({ ...account, type })),
    }))
  return {
    ...connector,
    connect: async (parameters) => typed(await connector.connect(parameters)),
    ...(connector.restore && {
      restore: async (parameters) => typed((await connector.restore?.(parameters)) ?? []),
    }),
  }
}
