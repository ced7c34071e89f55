import type { ConnectorContext } from '../connector.ts'

export type SdkOptions = {
  readonly appName: string
  readonly appLogoUrl: string | null
  readonly appChainIds: readonly number[]
}

/** Description of the app in the options of both SDKs. */
export const toSdkOptions = ({ metadata, networks }: ConnectorContext): SdkOptions => ({
  appName: metadata.name,
  appLogoUrl: metadata.icons[0] ?? null,
  appChainIds: networks
    .filter(({ chainNamespace }) => chainNamespace === 'eip155')
    .map(({ id }) => Number(id)),
})
