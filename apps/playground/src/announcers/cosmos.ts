import { injectCosmos } from '@foyer/sandbox/wallets'
import type { Announce } from './types.ts'

export const announce: Announce = (options) => void injectCosmos({ storage: true, expose: true, ...options })
