import { requestRpc } from '../base/rpc.ts'
import type { Keys } from './keys.ts'
import type { SecureWalletOptions } from './types.ts'

const LAMPORTS = 10 ** 11
const WEI = `0x${(10n ** 21n).toString(16)}`

/** Gives native currency to the accounts of a user that have none. */
export async function fundKeys(
  { eoa, smartAccount, solana }: Keys,
  { evmUrls, solanaUrl }: SecureWalletOptions,
): Promise<void> {
  const fundEvm = async (url: string, address: string): Promise<void> => {
    if (BigInt(String(await requestRpc(url, 'eth_getBalance', [address, 'latest']))) === 0n)
      await requestRpc(url, 'anvil_setBalance', [address, WEI])
  }
  const fundings = Object.values(evmUrls).flatMap((url) =>
    [eoa, smartAccount].map(({ address }) => fundEvm(url, address)),
  )
  if (solanaUrl) fundings.push(fundSolana(solanaUrl, solana.address))
  await Promise.all(fundings)
}

async function fundSolana(url: string, address: string): Promise<void> {
  const { value } = (await requestRpc(url, 'getBalance', [address])) as { readonly value: number }
  if (value === 0) await requestRpc(url, 'requestAirdrop', [address, LAMPORTS])
}
