import type { ConnectorContext } from '../connector.ts'

export type SdkOptions = {
  readonly appName: string
  readonly appLogoUrl: string | null
  readonly appChainIds: readonly number[]
}

/** How the app introduces itself, in the words that both SDKs use. */
export const toSdkOptions = ({ metadata, networks }: ConnectorContext): SdkOptions => ({
  appName: metadata.name,
  appLogoUrl: metadata.icons[0] ?? null,
  appChainIds: networks
    .filter(({ chainNamespace }) => chainNamespace === 'eip155')
    .map(({ id }) => Number(id)),
})
