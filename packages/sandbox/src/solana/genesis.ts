import { type Address, address, lamports } from '@solana/kit'
import {
  AccountState,
  findAssociatedTokenPda,
  getMintEncoder,
  getTokenEncoder,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import type { LiteSVM } from 'litesvm'
import { SOLANA_TOKEN_MINT } from '../tokens.ts'
import { solanaAccounts } from './accounts.ts'

const SYSTEM_PROGRAM = address('11111111111111111111111111111111')
const RICH = lamports(100_000_000_000n)
const TOKEN_DECIMALS = 6
/** What accounts have of it, in its smallest unit. The second has nowhere to put any yet. */
const HOLDINGS: readonly (readonly [owner: number, amount: bigint])[] = [
  [0, 1_000_000_000n],
  [2, 250_000_000n],
]

/** What is there before anything has happened: rich accounts, and a token. */
export async function writeGenesis(svm: LiteSVM): Promise<void> {
  for (const account of solanaAccounts)
    put(svm, address(account.address), SYSTEM_PROGRAM, new Uint8Array(), RICH)

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
  await Promise.all(HOLDINGS.map(([owner, amount]) => putTokens(svm, owners[owner] as Address, mint, amount)))
}

async function putTokens(svm: LiteSVM, owner: Address, mint: Address, amount: bigint): Promise<void> {
  const data = getTokenEncoder().encode({
    mint,
    owner,
    amount,
    delegate: null,
    state: AccountState.Initialized,
    isNative: null,
    delegatedAmount: 0n,
    closeAuthority: null,
  })
  const [holding] = await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS })
  put(svm, holding, TOKEN_PROGRAM_ADDRESS, new Uint8Array(data))
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
