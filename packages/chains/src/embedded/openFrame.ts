import type { ConnectorContext } from '../connector.ts'
import type { Timers } from '../async/timing.ts'
import type { CreateFrame, FrameHost } from './createFrameHost.ts'
import { createError } from './errors.ts'
import { createFrameClient, type FrameClient } from './frame/createFrameClient.ts'
import { frameUrl, HOSTED_SECURE_SITE } from './rules.ts'
import { toWireNetwork } from './toWireNetwork.ts'

export type OpenFrameParameters = {
  readonly context: ConnectorContext
  readonly timers: Timers
  readonly createFrame: CreateFrame
  /** The developer should know of it. */
  readonly onAlert: (error: Error) => void
  readonly report: (error: unknown) => void
}

export type OpenFrame = { readonly host: FrameHost; readonly client: FrameClient }

/** Puts the frame into the page, and somebody before it who speaks its language. */
export function openFrame({ context, timers, createFrame, onAlert, report }: OpenFrameParameters): OpenFrame {
  const { secureSite = HOSTED_SECURE_SITE, projectId = '', metadata, networks, logger } = context
  const [network] = networks
  const client = createFrameClient({
    timers,
    report,
    onAlert,
    post: (message) => host.post(message),
  })
  const host = createFrame({
    src: frameUrl({
      secureSite,
      projectId,
      network: network && toWireNetwork(context, network),
      isLogging: logger?.level !== 'silent',
    }),
    title: `${metadata.name} secure wallet`,
    id: 'w3m-iframe',
    name: 'w3m-secure-iframe',
    onMessage: client.receive,
    onError() {
      client.fail(createError('FRAME_NOT_LOADED'))
      onAlert(createError('FRAME_LOAD_FAILED', { reason: 'iframe_load_failed' }))
    },
  })
  return { host, client }
}
