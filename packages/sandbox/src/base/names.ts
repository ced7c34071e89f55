import { picture } from './picture.ts'

/** Registered name of the sandbox, in its backend and in ENS. */
export type SandboxName = {
  readonly name: string
  /** Index of its account in `devAccounts`. */
  readonly owner: number
  /** Text records of ENS. */
  readonly texts: { readonly avatar?: string; readonly description?: string }
}

/** Initial names. The first two accounts, which wallets hold by default, have none. */
export const sandboxNames: readonly SandboxName[] = [
  {
    name: 'mira.reown.id',
    owner: 2,
    texts: {
      avatar: `data:image/svg+xml,${encodeURIComponent(picture('mira'))}`,
      description: 'Collects tidepools',
    },
  },
  { name: 'odo.reown.id', owner: 3, texts: {} },
]
