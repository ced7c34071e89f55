import { findLogo, type LogoId } from './findLogo.ts'
import { logos } from './images/index.ts'

/** `data:` URL of a bundled logo, or `undefined` if there is none. */
export async function loadLogo(id: LogoId): Promise<string | undefined> {
  const name = findLogo(id)
  return name && (await logos[name]?.())?.default
}
