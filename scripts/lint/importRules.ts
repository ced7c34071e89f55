// Rules of dependency-cruiser: which file of the packages may import which. Type imports and `import()` count.
import type { IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser'

/**
 * Layers of packages/headless/src, lowest first. A layer imports itself and the layers before it.
 * `testing` holds the public test helpers, `exports` the entries of the package.
 */
export const layers = [
  'core',
  'wallet',
  'data',
  'flows',
  'setup',
  'modal',
  'react',
  'testing',
  'exports',
] as const

/** Packages that each package must not import. */
const forbiddenPackages = {
  chains: ['headless', 'ui-radix', 'sandbox'],
  headless: ['ui-radix', 'sandbox'],
  'ui-radix': ['sandbox'],
  sandbox: ['headless', 'ui-radix'],
  'create-foyer': ['chains', 'headless', 'ui-radix', 'sandbox'],
} as const

/** Libraries that each package must not import. */
const forbiddenLibraries = {
  chains: ['react', 'react-dom', 'jotai', '@tanstack/[^/]+', '@radix-ui/[^/]+'],
  headless: ['react-dom', '@radix-ui/[^/]+'],
  'ui-radix': ['jotai', '@tanstack/(?!react-virtual)[^/]+', 'viem', '@solana/[^/]+', '@walletconnect/[^/]+'],
  sandbox: ['react', 'react-dom', '@radix-ui/[^/]+'],
  'create-foyer': ['react', 'react-dom', '@radix-ui/[^/]+'],
} as const

type To = IRegularForbiddenRuleType['to']

const headless = '^packages/headless/src'
const ui = '^packages/ui-radix/src'
const rulesFile = '/(\\w+R|r)ules\\.ts$'
const chains = '^packages/chains/'
const react = libraries('react')
/** Optional peers that are not installed here. */
const absentPeers =
  '^(@base-org/account|@coinbase/wallet-sdk|@farcaster/miniapp-sdk|@solana-mobile/wallet-standard-mobile)$'

const notTypes: To = { dependencyTypesNot: ['type-only', 'type-import'] }

/** Matches a library by its folder if installed, otherwise by its name. */
function libraries(...names: readonly string[]): string {
  return `(^|node_modules/)(${names.join('|')})(/|$)`
}

const forbid = (
  name: string,
  comment: string,
  from: { path: string; pathNot?: string | string[] },
  to: To,
): IForbiddenRuleType => ({ name, comment, severity: 'error', from, to })

const layerRules = layers.flatMap((layer, rank) => {
  const above = layers.slice(rank + 1)
  return above.length === 0
    ? []
    : [
        forbid(
          'upward-import',
          'a layer imports itself and lower layers',
          { path: `${headless}/${layer}/` },
          { path: `${headless}/(${above.join('|')})/` },
        ),
      ]
})

const packageRules = [
  ...Object.entries(forbiddenPackages).map(([name, others]) =>
    forbid(
      'package-direction',
      'chains ← headless ← ui-radix; the sandbox imports chains only',
      { path: `^packages/${name}/src/` },
      { path: `^packages/(${others.join('|')})/|^@foyer/(${others.join('|')})(/|$)` },
    ),
  ),
  ...Object.entries(forbiddenLibraries).map(([name, names]) =>
    forbid(
      'forbidden-library',
      'the package does without this library',
      { path: `^packages/${name}/src/` },
      { path: libraries(...names) },
    ),
  ),
  forbid(
    'forbidden-css',
    'only ui-radix has styles',
    { path: '^packages/(chains|headless|sandbox|create-foyer)/src/' },
    { path: '\\.css$' },
  ),
  forbid(
    'package-entry',
    'other packages are imported by name, through one of their entries',
    { path: '^packages/([^/]+)/src/' },
    { path: '^packages/(?!$1/)', pathNot: '^packages/[^/]+/src/exports/' },
  ),
  forbid(
    'package-boundary',
    'a relative import stays in its package',
    { path: '^packages/([^/]+)/src/' },
    { pathNot: '^packages/$1/src/', dependencyTypes: ['local'] },
  ),
  forbid(
    'own-entry',
    'the entries are for other packages: import the file itself',
    { path: '^packages/([^/]+)/src/(?!exports/)' },
    { path: '^packages/$1/src/exports/' },
  ),
  forbid(
    'undeclared-dependency',
    'declare it in dependencies, peerDependencies or optionalDependencies',
    { path: '^packages/[^/]+/src/' },
    {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['npm', 'npm-peer', 'npm-optional'],
    },
  ),
  forbid(
    'unresolved-import',
    'nothing is installed under this name',
    { path: '^packages/[^/]+/src/' },
    { couldNotResolve: true, pathNot: absentPeers },
  ),
  forbid(
    'node-module',
    'no browser has modules of Node',
    { path: '^packages/(chains|headless|ui-radix)/src/' },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    're-export',
    'only src/exports, lazy roots (`*Actions.ts`) and the list of hooks re-export: import the name from the file that declares it',
    { path: '^packages/[^/]+/src/(?!exports/)', pathNot: '/(\\w+Actions|react/hooks)\\.ts$' },
    { dependencyTypes: ['export'] },
  ),
  forbid(
    'file-cycle',
    'files do not need each other when they are loaded; folders must not for types and `import()` either',
    { path: '^packages/' },
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import', 'dynamic-import'] } },
  ),
]

const headlessRules = [
  forbid(
    'pure-rules',
    'rules are pure: they import types, other rules, units and big.js',
    { path: `${headless}/.*${rulesFile}` },
    {
      ...notTypes,
      pathNot: [rulesFile, libraries('big\\.js'), '^packages/chains/src/exports/units\\.ts$'],
    },
  ),
  forbid(
    'react-in-react',
    'only react/ imports React; .oxlintrc.jsonc names what other layers take from React Query',
    { path: `${headless}/(?!react/|exports/)` },
    { ...notTypes, path: react },
  ),
  forbid(
    'state-without-adapters',
    'state takes only types from chains',
    { path: `${headless}/.*/state\\.ts$` },
    { ...notTypes, path: chains },
  ),
  forbid(
    'hooks-decide-nothing',
    'a hook calls an action or reads an atom; rules, requests and adapters are below it',
    { path: `${headless}/react/use\\w+\\.tsx?$` },
    { ...notTypes, path: [rulesFile, chains, `${headless}/data/backend/`] },
  ),
  forbid(
    'hooks-without-jotai',
    'hooks read atoms through useConfigAtom',
    { path: `${headless}/react/use\\w+\\.tsx?$`, pathNot: `${headless}/react/useConfigAtom\\.ts$` },
    { ...notTypes, path: libraries('jotai') },
  ),
]

const viewFiles = { path: `${ui}/(views/[^/]+|buttons)/` }

const uiRules = [
  forbid(
    'primitives-take-props',
    'primitives take props: they know no config, no view and no modal',
    { path: `${ui}/primitives/` },
    { path: ['^packages/headless/', `${ui}/(views|buttons|modal)/`] },
  ),
  forbid(
    'primitives-without-adapters',
    'primitives take only types from chains',
    { path: `${ui}/primitives/` },
    { ...notTypes, path: chains },
  ),
  forbid(
    'views-use-hooks',
    'views use hooks of @foyer/headless, and only types of other entries and of chains',
    viewFiles,
    { ...notTypes, path: ['^packages/headless/src/exports/(?!index\\.ts$)', chains] },
  ),
  forbid(
    'views-stand-alone',
    'a view takes nothing from another view: make it a primitive, or put it into views/shared',
    { path: `${ui}/views/([^/]+)/` },
    { path: `${ui}/(views/(?!$1/|shared/)[^/]+|buttons)/` },
  ),
  forbid(
    'buttons-stand-alone',
    'a button takes nothing from a view: make it a primitive, or put it into views/shared',
    { path: `${ui}/buttons/` },
    { path: `${ui}/views/(?!shared/)[^/]+/` },
  ),
]

/** All rules; the name says which import is forbidden, the comment where to import from instead. */
export const importRules: readonly IForbiddenRuleType[] = [
  ...layerRules,
  ...packageRules,
  ...headlessRules,
  ...uiRules,
]
