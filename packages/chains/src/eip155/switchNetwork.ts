import { UserRejectedError } from '../errors/UserRejectedError.ts'
import type { WalletErrorOrigin } from '../errors/walletErrors.ts'
import type { Operation } from '../operations.ts'
import { parseChainId } from './parseChainId.ts'
import { request } from './request.ts'
import { chooseAfterFailedSwitch } from './rules.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'
import { toQuantity } from './toQuantity.ts'
import { toWalletError } from './toWalletError.ts'

const prefix = 'eip155:switchNetwork'

/**
 * Asks the wallet to come to a network; one that it does not know is added first, once. Throws `UserRejectedError`,
 * or `CHAIN_NOT_SUPPORTED` for every other refusal.
 */
export const switchNetwork: Operation<'switchNetwork'> = async ({ provider, signal }, { network }) => {
  const origin: WalletErrorOrigin = { operation: 'switchNetwork', code: 'CHAIN_NOT_SUPPORTED', signal }
  const target = Number(network.id)
  const ask = (method: string, ...params: readonly unknown[]) => request(provider, method, params, signal)
  const moveOver = () => ask('wallet_switchEthereumChain', { chainId: toQuantity(target) })
  const isThere = async () => parseChainId(await ask('eth_chainId')) === `${target}`
  try {
    await moveOver()
    return
  } catch (error) {
    const next = signal?.aborted ? 'fail' : chooseAfterFailedSwitch(error)
    if (next === 'reject') throw new UserRejectedError({ prefix, cause: error })
    if (next === 'fail') throw toWalletError(error, origin)
  }
  try {
    await ask('wallet_addEthereumChain', toAddChainParameter(network))
    // Some wallets go to what they have added, some wait to be asked.
    if (await isThere()) return
    await moveOver()
    if (await isThere()) return
  } catch (error) {
    throw toWalletError(error, origin)
  }
  // Added, asked, and yet elsewhere: its owner chose to stay.
  throw new UserRejectedError({ prefix })
}
