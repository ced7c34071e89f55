import { getMintDecoder, getTokenDecoder, getTokenSize } from '@solana-program/token'
import { type Address, type EncodedAccount, getBase58Encoder, getBase64Encoder } from '@solana/kit'
import { RpcError } from '../../base/rpc.ts'
import { type DataSlice, type Encoding, encodeAccount, toTokenAmount } from '../encodeAccount.ts'
import { parseAddress } from './parseAddress.ts'
import { type CreateMethods, inContext } from './types.ts'

const INVALID_PARAMS = -32602
const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

type Config = { readonly encoding?: Encoding; readonly dataSlice?: DataSlice | null } | null | undefined
type Filter =
  | { readonly dataSize: number }
  | { readonly memcmp: { readonly offset: number; readonly bytes: string; readonly encoding?: string } }
type TokenFilter = { readonly mint?: unknown; readonly programId?: unknown }

/** Methods that read accounts. */
export const accountMethods: CreateMethods = (ledger) => {
  const decimalsOf = (mint: string): number => {
    const account = ledger.vm().getAccount(mint as Address)
    return account.exists ? getMintDecoder().decode(account.data).decimals : 0
  }
  const read = (at: unknown, config: Config): unknown =>
    encodeAccount(ledger.vm().getAccount(parseAddress(at)), config ?? {}, decimalsOf)
  const list = (accounts: readonly EncodedAccount[], config: Config): unknown =>
    accounts.map((account) => ({
      pubkey: account.address,
      account: encodeAccount(
        { exists: true, ...account, data: account.data as Uint8Array },
        config ?? {},
        decimalsOf,
      ),
    }))
  const tokenAccount = (at: unknown): EncodedAccount => {
    const account = ledger.vm().getAccount(parseAddress(at))
    if (account.exists && account.data.length >= getTokenSize()) return account
    throw new RpcError(INVALID_PARAMS, 'Invalid param: could not find account')
  }

  return {
    getBalance: (at: unknown) => inContext(ledger, ledger.vm().getBalance(parseAddress(at)) ?? 0n),
    getAccountInfo: (at: unknown, config: Config) => inContext(ledger, read(at, config)),
    getMultipleAccounts: (addresses: readonly unknown[], config: Config) =>
      inContext(
        ledger,
        addresses.map((at) => read(at, config)),
      ),
    getProgramAccounts: (
      program: unknown,
      config: (Config & { readonly filters?: readonly Filter[]; readonly withContext?: boolean }) | undefined,
    ) => {
      const accounts = ledger
        .vm()
        .getProgramAccounts(parseAddress(program))
        .filter((account) => (config?.filters ?? []).every((filter) => matches(account, filter)))
      return config?.withContext ? inContext(ledger, list(accounts, config)) : list(accounts, config)
    },
    getTokenAccountsByOwner: (owner: unknown, { mint, programId }: TokenFilter, config: Config) => {
      const wanted = parseAddress(owner)
      const programs = programId === undefined ? TOKEN_PROGRAMS : [parseAddress(programId)]
      const accounts = programs
        .flatMap((program) => ledger.vm().getProgramAccounts(program as Address))
        .filter(({ data }) => {
          if (data.length < getTokenSize()) return false
          const token = getTokenDecoder().decode(data)
          return token.owner === wanted && (mint === undefined || token.mint === mint)
        })
      return inContext(ledger, list(accounts, config))
    },
    getTokenAccountBalance: (at: unknown) => {
      const { amount, mint } = getTokenDecoder().decode(tokenAccount(at).data)
      return inContext(ledger, toTokenAmount(amount, decimalsOf(mint)))
    },
    getTokenSupply: (mint: unknown) => {
      const account = ledger.vm().getAccount(parseAddress(mint))
      if (!account.exists) throw new RpcError(INVALID_PARAMS, 'Invalid param: could not find mint')
      const { supply, decimals } = getMintDecoder().decode(account.data)
      return inContext(ledger, toTokenAmount(supply, decimals))
    },
  }
}

function matches({ data }: EncodedAccount, filter: Filter): boolean {
  if ('dataSize' in filter) return data.length === filter.dataSize
  const { offset, bytes, encoding } = filter.memcmp
  const wanted = (encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(bytes)
  return wanted.every((byte, index) => data[offset + index] === byte)
}
