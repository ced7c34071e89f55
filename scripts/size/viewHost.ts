import type { ConnectorInfo, PayRequest } from '@foyer/headless'
import type { OpenModalParameters } from '@foyer/headless/actions'
import type { SandboxUrls } from '@foyer/sandbox'

/** Window of the host whose views are measured: URLs of its world, and its controls. */
export type HostWindow = {
  readonly world: { readonly urls: SandboxUrls }
  /** Views that the modal has shown. */
  readonly shownViews: ReadonlySet<string>
  host?: {
    readonly address: string | undefined
    readonly open: (parameters: OpenModalParameters) => void
    readonly pay: (request: PayRequest) => Promise<unknown>
    readonly connectors: readonly ConnectorInfo[]
  }
}
