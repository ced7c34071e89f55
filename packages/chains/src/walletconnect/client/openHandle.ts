import type SignClient from '@walletconnect/sign-client'
import type { ConnectorContext } from '../../connector.ts'
import { load } from '../../load.ts'
import type { WalletConnectOptions } from '../types.ts'
import type { ClientHandle } from './handle.ts'
import { localHandle } from './localHandle.ts'
import { sharedHandle } from './sharedHandle.ts'
import { findTabs } from './tabs.ts'

export type OpenHandleParameters = {
  readonly context: ConnectorContext
  readonly prefix: string
  readonly options: WalletConnectOptions
}

/** Handle of the host's client, or of the client that the browser's tabs share. */
export function openHandle({ context, prefix, options }: OpenHandleParameters): ClientHandle {
  const { client, verify } = options
  // The host's client is not torn down.
  if (client) return localHandle(async () => ({ client: client as SignClient, close: async () => undefined }))
  const createLocal = (): ClientHandle =>
    localHandle(async () => {
      const { createSignClient } = await load(() => import('./createSignClient.ts'))
      return createSignClient(context, { prefix, verify })
    })
  const tabs = findTabs()
  // Without locks each tab has a client, and every write is merged into the storage.
  return tabs ? sharedHandle({ name: `foyer:walletconnect:${prefix}`, tabs, createLocal }) : createLocal()
}
