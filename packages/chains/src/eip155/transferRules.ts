/** What a transfer of the native currency is reckoned with when all of it is sent (docs/spec/api.md §9.2). */
const TRANSFER_GAS = 65_000n

/** What stays behind when all of the native currency is sent. */
export const transferReserve = (gasPrice: bigint): bigint => TRANSFER_GAS * gasPrice

type Input<name, type> = { readonly name: name; readonly type: type }
type TransferAbi = readonly [
  {
    readonly type: 'function'
    readonly name: 'transfer'
    readonly stateMutability: 'nonpayable'
    readonly inputs: readonly [Input<'to', 'address'>, Input<'value', 'uint256'>]
    readonly outputs: readonly Input<'', 'bool'>[]
  },
]

const abi = (outputs: TransferAbi[0]['outputs']): TransferAbi => [
  {
    type: 'function',
    name: 'transfer',
    stateMutability: 'nonpayable',
    inputs: [
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ],
    outputs,
  },
]

const TETHERS: readonly string[] = [
  '0xdac17f958d2ee523a2206206994597c13d831ec7', // Ethereum
  '0xc2132d05d31c914a87c6611c10748aeb04b58e8f', // Polygon
  '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7', // Avalanche
  '0x919c1c267bc06a7039e03fcc2ef738525769109c',
  '0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e', // Celo
  '0x55d398326f99059ff775485246999027b3197955', // BNB
  '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9', // Arbitrum
]

/**
 * How a token's `transfer` is called and read (docs/spec/checklist.md §9: several of Tether's have another
 * signature).
 */
export const transferAbi = (token: string): TransferAbi =>
  // Tether wrote its `transfer` before the standard was one: it answers nothing.
  abi(TETHERS.includes(token.toLowerCase()) ? [] : [{ name: '', type: 'bool' }])

const WORD = 66

/**
 * Why a transfer would move nothing, or something else than was shown, by what the chain answers when it is only asked;
 * `undefined` when nothing speaks against it. What a node did not answer is not known, and decides nothing.
 */
export function transferRefusal(facts: {
  /** The token's own; `'none'` when there is no token at the address. */
  readonly decimals: bigint | 'none' | undefined
  /** Those that the amount was shown with. */
  readonly shownDecimals: number
  /** What `transfer` answered. */
  readonly answer: string | 'reverted' | undefined
  /** The token's `transfer` answers whether it did. */
  readonly hasAnswer: boolean
}): 'TOKEN_NOT_FOUND' | 'TOKEN_DECIMALS_DIFFER' | 'TOKEN_TRANSFER_REFUSED' | undefined {
  const { decimals, answer } = facts
  if (decimals === 'none') return 'TOKEN_NOT_FOUND'
  if (decimals !== undefined && decimals !== BigInt(facts.shownDecimals)) return 'TOKEN_DECIMALS_DIFFER'
  if (answer === 'reverted') return 'TOKEN_TRANSFER_REFUSED'
  // Some say "no" where others revert. Older ones than Tether say nothing, and that is a yes as well.
  const saysNo = answer?.length === WORD && BigInt(answer) === 0n
  return facts.hasAnswer && saysNo ? 'TOKEN_TRANSFER_REFUSED' : undefined
}
