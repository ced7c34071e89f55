import { injectPolkadot } from '@foyer/sandbox/wallets'
import type { Announce } from './types.ts'

export const announce: Announce = (options) =>
  void injectPolkadot({ storage: true, expose: true, ...options })
