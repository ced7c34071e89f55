/**
 * The file that a module is served in; null where the bundler may decide. What is loaded when it is wanted stays a file
 * of its own: tests say when it comes, and take it away. What such files share would be hundreds of small ones.
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
