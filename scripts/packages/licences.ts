const allowed = new Set([
  'MIT',
  'ISC',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Apache-2.0',
])

// Tools of this repository that are used unchanged and never shipped, each reviewed by hand.
const tools: Readonly<Record<string, string>> = {
  argparse: 'Python-2.0: permissive; reads the command line of a tool',
  'axe-core': 'MPL-2.0: runs in tests only',
  'caniuse-lite': 'CC-BY-4.0: data read at build time',
  lightningcss: 'MPL-2.0: a part of Vite',
  '@csstools/color-helpers': 'MIT-0: MIT without the notice; a part of jsdom',
  '@csstools/css-syntax-patches-for-csstree': 'MIT-0: MIT without the notice; a part of jsdom',
  'deep-freeze-strict':
    'public domain; a part of the provider of MetaMask, which judges a connector in tests',
  only: 'MIT, said in its readme; a part of the story browser',
  spawndamnit: 'MIT, said in its LICENSE file; a part of the release tool',
  'text-encoding-utf-8':
    'Unlicense, said in its LICENSE file; a part of @solana/web3.js, which plays a wallet in tests',
}

const isTool = (name: string): boolean =>
  name in tools || Object.keys(tools).some((tool) => name.startsWith(`${tool}-`))

/** Whether allowed licences alone satisfy an SPDX expression. */
export function isAllowed(expression: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1')
  if (/\bOR\b/.test(text)) return text.split(/\s+OR\s+/).some(isAllowed)
  if (/\bAND\b/.test(text)) return text.split(/\s+AND\s+/).every(isAllowed)
  return allowed.has(text.trim())
}

/** `pnpm licenses list --json`: licence → packages. */
export type LicenceList = Readonly<Record<string, readonly { name: string; paths: readonly string[] }[]>>

/** Packages whose licence is not allowed; tools are accepted only if nothing is shipped. */
export const licenceProblems = (list: LicenceList, { isShipped }: { isShipped: boolean }): string[] =>
  Object.entries(list)
    .filter(([licence]) => !isAllowed(licence))
    .flatMap(([licence, packages]) =>
      packages
        .filter(({ name }) => isShipped || !isTool(name))
        .map(({ name }) => `${name} is under ${licence}`),
    )
