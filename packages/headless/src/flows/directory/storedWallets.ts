import * as v from 'valibot'
import type { DirectoryWallet } from '../../core/contracts/directory.ts'
import { parseWallet } from './walletSchema.ts'

/** Limit of a stored image. */
const MAX_PICTURE = 32_768

const stored = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(10))

/** Wallets for storage, in the format of the directory, so that one parser reads both. */
export const toStoredWallet = ({
  imageUrl,
  imageId,
  homepage,
  ...wallet
}: DirectoryWallet): Readonly<Record<string, unknown>> => ({
  id: wallet.id,
  name: wallet.name,
  homepage,
  image_id: imageId,
  image_url: imageUrl && imageUrl.length <= MAX_PICTURE ? imageUrl : undefined,
  badge_type: wallet.badge,
  chains: wallet.chains,
  rdns: wallet.rdns,
  injected: wallet.injected?.map((each) => ({ namespace: each.namespace, injected_id: each.id })),
  mobile_link: wallet.mobileLink,
  desktop_link: wallet.desktopLink,
  webapp_link: wallet.webappLink,
  link_mode: wallet.universalLink,
  app_store: wallet.appStore,
  play_store: wallet.playStore,
  chrome_store: wallet.chromeStore,
  supports_wc: wallet.supportsWalletConnect,
})

/** Parses stored wallets; invalid ones are dropped. */
export function parseStoredWallets(
  value: string | null,
  source: Parameters<typeof parseWallet>[1],
): readonly DirectoryWallet[] {
  if (value === null) return []
  try {
    const result = v.safeParse(stored, JSON.parse(value))
    return result.success ? result.output.flatMap((each) => parseWallet(each, source) ?? []) : []
  } catch {
    return []
  }
}
