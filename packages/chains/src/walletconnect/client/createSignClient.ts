import type SignClient from '@walletconnect/sign-client'
import type { ConnectorContext } from '../../connector.ts'
import { read } from '../../errors/foreign.ts'
import { isPeerMissing } from '../../isPeerMissing.ts'
import { load } from '../../load.ts'
import { createError } from '../errors.ts'
import { hideDeniedStorage } from './hideDeniedStorage.ts'
import { keyValueStorage } from './keyValueStorage.ts'
import type { OwnedClient } from './localHandle.ts'
import { quieten, withoutVerify } from './quieten.ts'
import { prepareTeardown } from './teardown.ts'

/** Log that the visitor can download for support requests. */
const LOG_BYTES = 1_024_000

/** Creates the client, with telemetry, prompts and other storage disabled. */
export async function createSignClient(
  context: ConnectorContext,
  { prefix, verify = false }: { readonly prefix: string; readonly verify?: boolean | undefined },
): Promise<OwnedClient> {
  const { projectId, metadata, relayUrl, logger, storage } = context
  const Client = await importClient()
  const ending = new AbortController()
  const client = new Client({
    metadata: { ...metadata, icons: [...metadata.icons] },
    storage: keyValueStorage(storage, ending.signal),
    customStoragePrefix: prefix,
    telemetryEnabled: false,
    logger: logger?.level ?? 'error',
    maxLogBlobSizeInBytes: logger?.maxLogSizeInBytes ?? LOG_BYTES,
    ...(projectId && { projectId }),
    ...(relayUrl && { relayUrl }),
  })
  quieten(client)
  if (!verify) withoutVerify(client)
  const close = prepareTeardown(client, prefix, ending)
  // No limit of listeners, since any number of views may subscribe.
  client.events.setMaxListeners(0)
  client.core.relayer.events.setMaxListeners(0)
  await (client as unknown as { initialize(): Promise<void> }).initialize()
  return { client, close }
}

async function importClient(): Promise<typeof SignClient> {
  const undo = hideDeniedStorage()
  try {
    const sdk = await load(() => import('@walletconnect/sign-client'))
    // In Node the package is CommonJS, with its exports under `default`.
    return sdk.SignClient ?? (read(sdk.default, 'SignClient') as typeof SignClient)
  } catch (cause) {
    throw isPeerMissing(cause, '@walletconnect/sign-client')
      ? createError('SDK_MISSING', undefined, { cause })
      : cause
  } finally {
    undo()
  }
}
