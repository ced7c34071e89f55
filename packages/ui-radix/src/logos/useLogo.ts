import { load } from '@foyer/headless'
import { useLoaded } from '../load/useLoaded.ts'
import type { LogoId } from './findLogo.ts'
import { walletLogos } from './walletLogos.ts'

/** A bundled logo as a `data:` URL. `isPending` until it has loaded, or there is none. */
export function useLogo(id: LogoId | undefined): {
  readonly logo: string | undefined
  readonly isPending: boolean
} {
  const loaded = useLoaded(
    () =>
      readLogo(id).then(
        (logo) => ({ logo }),
        () => ({ logo: undefined }),
      ),
    id,
  )
  return { logo: loaded?.logo, isPending: id !== undefined && loaded === undefined }
}

async function readLogo(id: LogoId | undefined): Promise<string | undefined> {
  if (id === undefined) return undefined
  if (id.startsWith('wallet:')) return (await load(async () => walletLogos[id]?.()))?.default
  if (isNetwork(id)) return (await load(() => import('./networkLogos.ts'))).loadNetworkLogo(id)
  return (await load(() => import('./findLogo.ts'))).loadLogo(id)
}

/** Whether an id is CAIP-2; the ids of tokens have a third part. */
const isNetwork = (id: LogoId): boolean => /^(?!currency:|provider:)[^:]+:[^:]+$/.test(id)
