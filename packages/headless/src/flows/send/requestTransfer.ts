import type { Config } from '../../core/types.ts'
import { withSigner } from '../../wallet/signing/withSigner.ts'
import { transferToken } from './rules.ts'
import type { SendReview } from './types.ts'

/** Asks the wallet for exactly what was reviewed, from the account and on the network of the review. */
export function requestTransfer(
  config: Config,
  { account, caipNetworkId, token, value, to }: SendReview,
): Promise<string> {
  const contract = transferToken(token.address)
  const signer = { account, caipNetworkId }
  const amount = BigInt(value)
  if (contract === undefined)
    return withSigner(config, 'sendTransaction', signer, (operation, { address, ...context }) =>
      operation(context, { address, to, value: amount }),
    )
  const decimals = Number(token.quantity.decimals)
  return withSigner(config, 'transferToken', signer, (operation, { address, ...context }) =>
    operation(context, { address, to, token: contract, value: amount, decimals }),
  )
}
