import { registerSolanaWallet } from '@foyer/sandbox/wallets'
import { sandboxUrls } from '../sandbox.ts'
import type { Announce } from './types.ts'

export const announce: Announce = (options) =>
  void registerSolanaWallet({ rpcUrl: sandboxUrls.solana, storage: true, expose: true, ...options })
