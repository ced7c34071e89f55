import type { Hex } from 'viem'

/**
 * Code of a token that delegates to the code of another token with its own storage, and returns nothing from
 * `transfer`, like tokens older than ERC-20.
 */
export function silentCode(model: string): Hex {
  const words = [
    '363d3d37', // copy the call into memory
    `3d3d363d73${model.slice(2).toLowerCase()}5af4`, // delegatecall to the model
    '3d6000803e', // copy its return data into memory
    '602b573d6000fd', // revert if it reverted
    '5b60003560e01c63a9059cbb14603f57', // is it a transfer?
    '3d6000f3', // no: return its data
    '5b00', // yes: return nothing
  ]
  return `0x${words.join('')}`
}
