import type { FoyerError } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networkAtom } from '../../wallet/network/state.ts'
import { getTokenBalances } from '../../data/tokens/getTokenBalances.ts'
import { tokenId, tokenKey } from '../../data/tokens/rules.ts'
import { createError } from './errors.ts'
import { transferToken } from './rules.ts'
import type { SendRequest } from './types.ts'
import { resetSend, setSendAmount, setSendToken } from './setSend.ts'
import { setSendReceiver } from './setSendReceiver.ts'

export type FillSendErrorType = FoyerError<'SEND_TOKEN_UNKNOWN' | 'TOKENS_UNAVAILABLE'>

/** Fills the form with what an app asks for. Rejects with `SEND_TOKEN_UNKNOWN` where the account has none of the token. */
export async function fillSend(
  config: Config,
  { amount, assetAddress, to }: Pick<SendRequest, 'amount' | 'assetAddress' | 'to'>,
): Promise<void> {
  const { caipNetworkId } = internalsOf(config).store.get(networkAtom)
  const { tokens } = await getTokenBalances(config, { caipNetworkId })
  const wanted = tokenKey(tokenId(caipNetworkId, transferToken(assetAddress)))
  const token = tokens.find(({ id }) => tokenKey(id) === wanted)
  resetSend(config)
  if (!token) throw createError('SEND_TOKEN_UNKNOWN', undefined, { value: assetAddress })
  setSendToken(config, token)
  setSendAmount(config, amount)
  setSendReceiver(config, to)
}
