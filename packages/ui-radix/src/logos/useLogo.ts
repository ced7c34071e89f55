import { load } from '@foyer/headless'
import type { LogoId } from './findLogo.ts'
import { useLoaded } from '../load/useLoaded.ts'

/** A bundled logo as a `data:` URL. `isPending` until it has loaded, or there is none. */
export function useLogo(id: LogoId | undefined): {
  readonly logo: string | undefined
  readonly isPending: boolean
} {
  const loaded = useLoaded(
    () =>
      load(() => import('./loadLogo.ts'))
        .then(({ loadLogo }) => id && loadLogo(id))
        .then(
          (logo) => ({ logo }),
          () => ({ logo: undefined }),
        ),
    id,
  )
  return { logo: loaded?.logo, isPending: id !== undefined && loaded === undefined }
}
