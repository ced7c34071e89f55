import { getMintDecoder, getMintSize, getTokenDecoder, getTokenSize } from '@solana-program/token'
import { getBase58Decoder, getBase64Decoder, type MaybeEncodedAccount } from '@solana/kit'
import { RpcError } from '../base/rpc.ts'

const TOKEN_PROGRAMS: Readonly<Record<string, string>> = {
  TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: 'spl-token',
  TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: 'spl-token-2022',
}
const INVALID_PARAMS = -32602
/** Rent epoch of a rent-exempt account. */
const RENT_EPOCH = 18_446_744_073_709_551_615n

export type Encoding = 'base58' | 'base64' | 'jsonParsed'

/** Part of the data of an account that is returned. */
export type DataSlice = { readonly offset: number; readonly length: number }

/** Decimals of a mint, which a token account does not have. */
export type DecimalsOf = (mint: string) => number

/** Account as returned by nodes; `null` for a missing one. */
export function encodeAccount(
  account: MaybeEncodedAccount,
  {
    encoding,
    dataSlice,
  }: { readonly encoding?: Encoding | undefined; readonly dataSlice?: DataSlice | null },
  decimalsOf: DecimalsOf,
): unknown {
  if (!account.exists) return null
  const { executable, lamports, programAddress, space } = account
  const all = account.data as Uint8Array
  const data = dataSlice ? all.slice(dataSlice.offset, dataSlice.offset + dataSlice.length) : all
  return {
    data: encodeData(data, programAddress, encoding, decimalsOf),
    executable,
    lamports,
    owner: programAddress,
    rentEpoch: RENT_EPOCH,
    space,
  }
}

function encodeData(
  data: Uint8Array,
  owner: string,
  encoding: Encoding | undefined,
  decimalsOf: DecimalsOf,
): unknown {
  if (encoding === undefined) return getBase58Decoder().decode(data)
  if (encoding === 'base58') return [getBase58Decoder().decode(data), encoding]
  if (encoding === 'base64') return [getBase64Decoder().decode(data), encoding]
  // Serde's field names, which clients do not check.
  if (encoding !== 'jsonParsed')
    throw new RpcError(INVALID_PARAMS, `Invalid params: unknown encoding ${String(encoding)}`)
  const program = TOKEN_PROGRAMS[owner]
  const parsed = program && parseToken(data, decimalsOf)
  return parsed ? { program, parsed, space: data.length } : [getBase64Decoder().decode(data), 'base64']
}

function parseToken(data: Uint8Array, decimalsOf: DecimalsOf): unknown {
  if (data.length === getMintSize()) {
    const { mintAuthority, supply, decimals, isInitialized, freezeAuthority } = getMintDecoder().decode(data)
    const authority = (option: typeof mintAuthority): string | null =>
      option.__option === 'Some' ? option.value : null
    return {
      type: 'mint',
      info: {
        mintAuthority: authority(mintAuthority),
        supply: `${supply}`,
        decimals,
        isInitialized,
        freezeAuthority: authority(freezeAuthority),
      },
    }
  }
  if (data.length < getTokenSize()) return undefined
  const { mint, owner, amount } = getTokenDecoder().decode(data)
  return {
    type: 'account',
    info: {
      isNative: false,
      mint,
      owner,
      state: 'initialized',
      tokenAmount: toTokenAmount(amount, decimalsOf(mint)),
    },
  }
}

/** Token amount in all formats of a node. */
export function toTokenAmount(amount: bigint, decimals: number): unknown {
  const digits = `${amount}`.padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const fraction = digits.slice(split).replace(/(?<!0)0+$/, '')
  const uiAmountString = `${digits.slice(0, split)}${fraction && `.${fraction}`}`
  return { amount: `${amount}`, decimals, uiAmount: Number(uiAmountString), uiAmountString }
}
