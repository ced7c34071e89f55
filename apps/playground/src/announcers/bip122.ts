import { registerBitcoinWallet } from '@foyer/sandbox/wallets'
import { sandboxUrls } from '../sandbox.ts'
import type { Announce } from './types.ts'

export const announce: Announce = (options) =>
  void registerBitcoinWallet({ esploraUrl: sandboxUrls.bitcoin, storage: true, expose: true, ...options })
