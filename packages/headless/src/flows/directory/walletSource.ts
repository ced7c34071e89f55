import { backendUrl } from '../../data/backend/url.ts'
import type { Config } from '../../core/types.ts'
import type { WalletSource } from './walletSchema.ts'

/** Where pictures of wallets come from: the backend that the wallets come from, and nobody else. */
export const walletSource = (config: Config): WalletSource => {
  const base = backendUrl(config, { service: 'kit', path: '/' })
  return {
    imageUrl: (imageId) =>
      backendUrl(config, { service: 'kit', path: `/getWalletImage/${encodeURIComponent(imageId)}` }),
    imageOrigin: base === undefined ? undefined : new URL(base).origin,
  }
}
