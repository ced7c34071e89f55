import { announceEip6963 } from '@foyer/sandbox/wallets'
import { sandboxUrls } from '../sandbox.ts'
import type { Announce } from './types.ts'

export const announce: Announce = (options) =>
  void announceEip6963({
    chainRpcUrls: sandboxUrls.evm,
    knownChainIds: [1, 137],
    storage: true,
    expose: true,
    ...options,
  })
