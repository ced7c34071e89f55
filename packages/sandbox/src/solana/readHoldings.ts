import { requestRpcBatch, type Send } from '../base/rpc.ts'
import { nativeTokens, sandboxTokens } from '../base/tokens.ts'
import type { Holding } from '../evm/readHoldings.ts'

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

type Balance = { readonly value: number | string }
type Accounts = {
  readonly value: readonly {
    readonly account: {
      readonly data: {
        readonly parsed: {
          readonly info: { readonly mint: string; readonly tokenAmount: { readonly amount: string } }
        }
      }
    }
  }[]
}

/** Current holdings of an account, SOL first, without zero amounts. */
export async function readSolanaHoldings(parameters: {
  readonly url: string
  readonly caipNetworkId: string
  readonly address: string
  readonly send?: Send | undefined
}): Promise<readonly Holding[]> {
  const { url, caipNetworkId, address, send } = parameters
  const [balance, accounts] = (await requestRpcBatch(
    url,
    [
      { method: 'getBalance', params: [address] },
      {
        method: 'getTokenAccountsByOwner',
        params: [address, { programId: TOKEN_PROGRAM }, { encoding: 'jsonParsed' }],
      },
    ],
    send,
  )) as [Balance, Accounts]
  const amountOf = (mint: string | undefined): bigint =>
    mint === undefined
      ? BigInt(balance.value)
      : accounts.value
          .map(({ account }) => account.data.parsed.info)
          .filter((info) => info.mint === mint)
          .reduce((sum, { tokenAmount }) => sum + BigInt(tokenAmount.amount), 0n)
  return [...nativeTokens, ...sandboxTokens]
    .filter((token) => token.caipNetworkId === caipNetworkId)
    .map((token) => ({ token, amount: amountOf(token.address) }))
    .filter(({ amount }) => amount > 0n)
}
