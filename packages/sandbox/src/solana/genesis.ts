import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getTokenEncoder,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { type Address, address, lamports } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { SOLANA_FEE_TOKEN_MINT, SOLANA_TOKEN_MINT } from '../base/tokens.ts'
import { solanaAccounts } from './accounts.ts'

const SYSTEM_PROGRAM = address('11111111111111111111111111111111')
const TOKEN_2022_PROGRAM = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const FUNDS = lamports(100_000_000_000n)
const TOKEN_DECIMALS = 6
/** Balances in base units. The second account has no token account yet. */
const HOLDINGS: readonly (readonly [owner: number, amount: bigint])[] = [
  [0, 1_000_000_000n],
  [2, 250_000_000n],
]

/** Initial state: funded accounts, and tokens. */
export async function writeGenesis(svm: LiteSVM): Promise<void> {
  for (const account of solanaAccounts)
    put(svm, address(account.address), SYSTEM_PROGRAM, new Uint8Array(), FUNDS)

  const mint = address(SOLANA_TOKEN_MINT)
  const owners = solanaAccounts.map((account) => address(account.address))
  const mintData = getMintEncoder().encode({
    mintAuthority: owners[0] as Address,
    supply: HOLDINGS.reduce((sum, [, amount]) => sum + amount, 0n),
    decimals: TOKEN_DECIMALS,
    isInitialized: true,
    freezeAuthority: null,
  })
  put(svm, mint, TOKEN_PROGRAM_ADDRESS, new Uint8Array(mintData))
  await putFeeToken(svm, owners[0] as Address)
  await Promise.all(HOLDINGS.map(([owner, amount]) => putTokens(svm, owners[owner] as Address, mint, amount)))
}

/** Types and sizes of Token-2022 extensions. */
const TRANSFER_FEE = { kind: 1, bytes: 108 }
const WITHHELD = { kind: 2, bytes: 8 }
const IMMUTABLE_OWNER = { kind: 7, bytes: 0 }
const ACCOUNT_BYTES = 165
const IS_MINT = 1
const IS_ACCOUNT = 2
/** Basis points, and the maximum in base units. */
const SHARE = 200
const MOST = 500n

/** Token with a transfer fee. */
async function putFeeToken(svm: LiteSVM, owner: Address): Promise<void> {
  const mint = address(SOLANA_FEE_TOKEN_MINT)
  const amount = 100_000n
  const data = extended(
    getMintEncoder().encode({
      mintAuthority: owner,
      supply: amount,
      decimals: 2,
      isInitialized: true,
      freezeAuthority: null,
    }),
    IS_MINT,
    [TRANSFER_FEE],
  )
  const fees = new DataView(data.buffer, data.length - TRANSFER_FEE.bytes)
  for (const at of [72, 90]) {
    fees.setBigUint64(at + 8, MOST, true)
    fees.setUint16(at + 16, SHARE, true)
  }
  put(svm, mint, TOKEN_2022_PROGRAM, data)
  const [holding] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_2022_PROGRAM })
  const account = extended(holdingData(owner, mint, amount), IS_ACCOUNT, [IMMUTABLE_OWNER, WITHHELD])
  put(svm, holding, TOKEN_2022_PROGRAM, account)
}

/** Data of the older program with empty extensions. */
function extended(
  data: ArrayLike<number>,
  is: number,
  extensions: readonly { readonly kind: number; readonly bytes: number }[],
): Uint8Array<ArrayBuffer> {
  const length = extensions.reduce((sum, { bytes }) => sum + 4 + bytes, ACCOUNT_BYTES + 1)
  const all = new Uint8Array(length)
  all.set(data)
  all[ACCOUNT_BYTES] = is
  let at = ACCOUNT_BYTES + 1
  for (const { kind, bytes } of extensions) {
    new DataView(all.buffer).setUint16(at, kind, true)
    new DataView(all.buffer).setUint16(at + 2, bytes, true)
    at += 4 + bytes
  }
  return all
}

async function putTokens(svm: LiteSVM, owner: Address, mint: Address, amount: bigint): Promise<void> {
  const [holding] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  put(svm, holding, TOKEN_PROGRAM_ADDRESS, new Uint8Array(holdingData(owner, mint, amount)))
}

const holdingData = (owner: Address, mint: Address, amount: bigint) =>
  getTokenEncoder().encode({
    mint,
    owner,
    amount,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  })

function put(
  svm: LiteSVM,
  at: Address,
  programAddress: Address,
  data: Uint8Array,
  balance = lamports(svm.minimumBalanceForRentExemption(BigInt(data.length))),
): void {
  svm.setAccount({
    address: at,
    programAddress,
    data,
    lamports: balance,
    executable: false,
    space: BigInt(data.length),
  })
}
