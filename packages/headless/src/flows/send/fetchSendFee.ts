import { parseCaipAddress } from '@foyer/chains'
import { isSmartAccount } from '../../wallet/account/isSmartAccount.ts'
import { formatUnits } from '../../data/balances/rules.ts'
import type { Config } from '../../core/types.ts'
import { readChain } from '../../wallet/network/readChain.ts'
import { isFeeCovered, transferToken } from './rules.ts'
import type { SendFee, SendReview } from './types.ts'

/** What a reviewed transfer costs, as the network's nodes say, and whether the account can pay it. */
export async function fetchSendFee(
  config: Config,
  { account, caipNetworkId, token, to, value }: SendReview,
  signal: AbortSignal,
): Promise<SendFee> {
  const { address } = parseCaipAddress(account)
  const contract = transferToken(token.address)
  const at = { caipNetworkId, signal }
  const [cost, balance] = await Promise.all([
    readChain(config, 'estimateTransfer', {
      ...at,
      parameters: { address, to, value: BigInt(value), token: contract },
    }),
    readChain(config, 'getBalance', { ...at, parameters: { address } }),
  ])
  const { symbol, decimals } = balance
  const { withheld } = cost
  return {
    fee: formatUnits(cost.fee, decimals),
    deposit: formatUnits(cost.deposit, decimals),
    symbol,
    ...(withheld !== undefined && {
      received: formatUnits(`${BigInt(value) - BigInt(withheld)}`, Number(token.quantity.decimals)),
    }),
    isCovered:
      isSmartAccount(config) ||
      isFeeCovered({ balance: balance.value, value, isNative: contract === undefined, ...cost }),
  }
}
