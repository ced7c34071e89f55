export type SolanaDevAccount = {
  /** Base58. */
  readonly address: string
  /** The 32 bytes that the ed25519 key is made from, in hex. */
  readonly privateKey: `0x${string}`
}

/** Funded accounts of the sandbox's Solana. Public knowledge: never send anything of value to them. */
export const solanaAccounts: readonly SolanaDevAccount[] = [
  {
    address: '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm',
    privateKey: '0x09861c80ffffda51f330b62ceb576036244d04e5f19e648dff1f28925a675dd3',
  },
  {
    address: '8y8mLqtgs4esizkcgWUygWoCM6dzXu5N2cuPW5qfJGrL',
    privateKey: '0xa8585a36cc157c7b3eaaa6bcb94c3a6c665f6148e00c3c500a594d80866010f5',
  },
  {
    address: 'By15peefwqy7dKN3SDdQGpBW1NfdmegayvmDWdRSgmHH',
    privateKey: '0x6b3ba06e805bc4b017258d319f84197a005e144e2d9d4b301c496fe56867e851',
  },
  {
    address: '6BSU46VLATcxEDVY8A71A2dXP2xa9ifczjV1QmeNdpVo',
    privateKey: '0xc04e40db65353a75933b76008359f39a53f5fbdacef99d7990fbbb62e9ee4f4a',
  },
  {
    address: '7ycYmq2AriwBxYLwSxNDPDhmKV1TaNu42bdXma41rdG5',
    privateKey: '0xe7f47a9c0af02e6f98a8702eb212ec554e00290d26b30e8beb02ba9fc55bd966',
  },
]
