import type { SandboxUrls } from '@foyer/sandbox'
import { announceWallets } from '@foyer/sandbox/wallets'

announceWallets((window as unknown as { readonly foyerSandbox: SandboxUrls }).foyerSandbox)
