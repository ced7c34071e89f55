import { type Signer, signerOf, type SignerSource } from '../adapter.ts'
import { createError } from '../errors/catalogue.ts'
import type { OperationParameters, OperationResult } from '../operations.ts'
import type { CaipNetwork } from '../types.ts'
import type { BitcoinAddress } from './provider.ts'
import { methodOf, signPsbt } from './sign.ts'

export type PsbtSigner = {
  /** `undefined` while no wallet is connected. */
  readonly address: string | undefined
  readonly network: CaipNetwork | undefined
  /** Every address of the wallet, with its public key (needed for PSBTs) where it is known. */
  getAddresses(): Promise<readonly BitcoinAddress[]>
  /** `psbt` is base64 in and out. Without `signInputs`, every input that the wallet owns is signed. */
  signPsbt(parameters: Omit<OperationParameters<'signPsbt'>, 'address'>): Promise<OperationResult<'signPsbt'>>
}

/**
 * PSBT signer for libraries that build Bitcoin transactions. It always uses the current connection: create it once; its
 * address, network and wallet follow. Without a connection its calls reject with `NOT_CONNECTED`.
 *
 * @example
 * ```ts
 * import type { SignerSource } from '@foyer/chains'
 * import { toPsbtSigner } from '@foyer/chains/bip122'
 * declare const config: SignerSource
 * declare const unsigned: string
 * const signer = toPsbtSigner(config)
 * const { psbt } = await signer.signPsbt({ psbt: unsigned })
 * ```
 */
export function toPsbtSigner(source: SignerSource): PsbtSigner {
  const connected = async (): Promise<Signer> => {
    const signer = await signerOf(source, 'bip122')
    if (signer) return signer
    throw createError('NOT_CONNECTED', { namespace: 'bip122' })
  }
  return {
    get address() {
      return source.getSigner('bip122')?.address
    },
    get network() {
      return source.getSigner('bip122')?.network
    },
    async getAddresses() {
      return methodOf((await connected()).provider, 'getAccountAddresses', 'getAddresses')()
    },
    async signPsbt(given) {
      // A copy, so that changes by the app during the review have no effect.
      const copy = structuredClone(given)
      const { address, network, provider } = await connected()
      const params = { ...copy, address }
      const sign = () => signPsbt({ network, provider }, params)
      const request = { namespace: 'bip122', method: 'signPsbt', params } as const
      return source.reviewRequest ? source.reviewRequest(request, sign) : sign()
    },
  }
}
