import { concat, type Hex, numberToHex, pad, size } from 'viem'

/** Contract that an upgraded account (EIP-7702) of the sandbox delegates to. */
export const BATCHER: Hex = '0x5A11D0C0000000000000000000000000000000B7'

/**
 * Code of an account that executes a batch, all or none, and that receives the native currency. Only the account itself
 * may call it. The calldata of a batch has for each call the receiver (20 bytes), the value (32), the size of the data
 * (32), and the data.
 */
export function batcherCode(): Hex {
  const words = [
    '3615604757333014156041576000', // received currency: stop; revert unless the caller is this account; offset 0
    '5b8036111560475780603401358082605401600037', // stop after the last call; copy the data into memory
    '600060008260008560140135863560601c5af115604157', // call the receiver, revert if it reverts
    '60540101600e56', // offset of the next call
    '5b60006000fd', // revert
    '5b00', // stop
  ]
  return `0x${words.join('')}`
}

/** Calldata of a batch. */
export const batchData = (
  calls: readonly { readonly to: Hex; readonly value: bigint; readonly data: Hex }[],
): Hex =>
  concat(
    calls.flatMap(({ to, value, data }) => [
      pad(to, { size: 20 }),
      numberToHex(value, { size: 32 }),
      numberToHex(size(data), { size: 32 }),
      data,
    ]),
  )
