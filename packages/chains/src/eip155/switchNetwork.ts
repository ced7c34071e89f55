import { createError } from '../errors/catalogue.ts'
import { isAbort, isRejection } from '../errors/toFoyerError.ts'
import { UserRejectedError } from '../errors/UserRejectedError.ts'
import type { Operation } from '../operations.ts'
import { parseChainId } from './parseChainId.ts'
import { request } from './request.ts'
import { chooseAfterFailedSwitch } from './rules.ts'
import { toAddChainParameter } from './toAddChainParameter.ts'

const prefix = 'eip155:switchNetwork'

/**
 * Asks the wallet to come to a network; one that it does not know is added first, once. Throws `UserRejectedError`,
 * or `CHAIN_NOT_SUPPORTED` for every other refusal.
 */
export const switchNetwork: Operation<'switchNetwork'> = async ({ provider, signal }, { network }) => {
  const chainId = `0x${Number(network.id).toString(16)}`
  const moveOver = () => request(provider, 'wallet_switchEthereumChain', [{ chainId }], signal)
  const isThere = async () =>
    parseChainId(await request(provider, 'eth_chainId', undefined, signal)) === `${network.id}`
  try {
    return void (await moveOver())
  } catch (error) {
    if (isAbort(error) || signal?.aborted) throw error
    const next = chooseAfterFailedSwitch(error)
    if (next === 'reject') throw new UserRejectedError({ prefix, cause: error })
    if (next === 'fail') throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix, cause: error })
  }
  try {
    await request(provider, 'wallet_addEthereumChain', [toAddChainParameter(network)], signal)
    // Some wallets go to what they have added, some wait to be asked.
    if (await isThere()) return
    await moveOver()
    if (await isThere()) return
  } catch (error) {
    if (isAbort(error) || signal?.aborted) throw error
    if (isRejection(error)) throw new UserRejectedError({ prefix, cause: error })
    throw createError('CHAIN_NOT_SUPPORTED', undefined, { prefix, cause: error })
  }
  // Added, asked, and yet elsewhere: the owner chose to stay.
  throw new UserRejectedError({ prefix })
}
