import { type Channel, createChannel } from '../../core/channel.ts'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'

/** Pairings that a wallet has approved, with the directory's entry where it is known. */
export const pairings: Channel<DirectoryWallet | undefined> = /* @__PURE__ */ createChannel<
  DirectoryWallet | undefined
>()
