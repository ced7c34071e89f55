/**
 * Chunk of a module; null if the bundler may decide. Lazy modules stay separate files: tests block and await them.
 * The modules that they share would be hundreds of small files.
 */
export function pieceOf(id: string): string | null {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
  if (name !== undefined) return vendors.find(([pattern]) => pattern.test(name))?.[1] ?? null
  return /\/packages\/([^/]+)\/src\/.*\.tsx?$/.exec(id)?.[1] ?? null
}

const vendors: readonly (readonly [RegExp, string])[] = [
  [/^(react|react-dom|scheduler|jotai|valibot|@tanstack\/.*|@radix-ui\/.*|@floating-ui\/.*)$/, 'page'],
  [/^(viem|ox|abitype)$/, 'viem'],
  [/^@solana/, 'solana'],
  [/^@walletconnect/, 'walletconnect'],
  [/^@(noble|scure)/, 'crypto'],
]
