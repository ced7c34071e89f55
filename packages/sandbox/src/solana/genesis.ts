import { type Address, address, lamports } from '@solana/kit'
import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getTokenEncoder,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { SOLANA_TOKEN_MINT, solanaAccounts } from './accounts.ts'

const SYSTEM_PROGRAM = address('11111111111111111111111111111111')
const RICH = lamports(100_000_000_000n)
const TOKEN_DECIMALS = 6
const TOKENS = 1_000_000_000n

/** What is there before anything has happened: rich accounts, and a token. */
export async function writeGenesis(svm: LiteSVM): Promise<void> {
  for (const account of solanaAccounts)
    put(svm, address(account.address), SYSTEM_PROGRAM, new Uint8Array(), RICH)

  const mint = address(SOLANA_TOKEN_MINT)
  const owner = address((solanaAccounts[0] as (typeof solanaAccounts)[number]).address)
  const mintData = getMintEncoder().encode({
    mintAuthority: owner,
    supply: TOKENS,
    decimals: TOKEN_DECIMALS,
    isInitialized: true,
    freezeAuthority: null,
  })
  put(svm, mint, TOKEN_PROGRAM_ADDRESS, new Uint8Array(mintData))
  const tokenData = getTokenEncoder().encode({
    mint,
    owner,
    amount: TOKENS,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  })
  const [holding] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  put(svm, holding, TOKEN_PROGRAM_ADDRESS, new Uint8Array(tokenData))
}

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
