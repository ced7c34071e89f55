import type { Hex } from 'viem'

/**
 * The code of a token that does as another one does, with what it keeps itself, and answers nothing to `transfer`: as
 * tokens did before ERC-20 was a standard.
 */
export function silentCode(model: string): Hex {
  const words = [
    '363d3d37', // the call, into memory
    `3d3d363d73${model.slice(2).toLowerCase()}5af4`, // what the model does with it, here
    '3d6000803e', // its answer, into memory
    '602b573d6000fd', // reverted: so is this
    '5b60003560e01c63a9059cbb14603f57', // a transfer?
    '3d6000f3', // no: the answer
    '5b00', // yes: nothing
  ]
  return `0x${words.join('')}`
}
