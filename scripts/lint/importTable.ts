import type { Check } from './check.ts'
import { globalUses } from './globals.ts'
import { resolveRelative } from './resolve.ts'
import { homeOf, roomOf, type Room } from './rooms.ts'
import { isPublished, type Import, type Source } from './source.ts'
import { writersOf } from './writers.ts'

type Facts = {
  item: Import
  /** The room of a relative import; undefined for packages. */
  target: Room | undefined
  targetPath: string | undefined
  isOwnHome: boolean
  isInConfig: boolean
  isTypeOnly: boolean
  /** Names whose values are imported. */
  values: readonly string[]
  /** Those of them that change the state of the file they come from. */
  writers: readonly string[]
  /** What @foyer/headless/actions exports: verbs that take a config. */
  actions: ReadonlySet<string>
}

const isChains = ({ item }: Facts): boolean => /^@foyer\/chains($|\/)/.test(item.specifier)
const isReact = ({ item }: Facts): boolean => /^react($|\/)|^@tanstack\/react-query/.test(item.specifier)
const inReact = new Set<Room | undefined>(['hook', 'react'])

/** What a file of each room may not import: the reason, or undefined. First match speaks. */
const refusals: Partial<Record<Room, (facts: Facts) => string | undefined>> = {
  rules: (facts) => {
    if (facts.isTypeOnly) return undefined
    if (facts.target === 'rules') return undefined
    // Numbers, and nothing that they depend on.
    if (facts.item.specifier === 'big.js') return undefined
    return 'rules are pure: they import types and other rules only'
  },
  state: (facts) => {
    if (facts.isTypeOnly) return undefined
    if (isReact(facts)) return 'state knows no React'
    if (isChains(facts)) return 'state takes only types from chains'
    if (facts.target === 'action') return 'state does not act'
    if (inReact.has(facts.target)) return 'state knows no hooks'
    if (facts.writers.length > 0 && !facts.isOwnHome)
      return `state of another slice is only read, and ${facts.writers.join(', ')} writes`
    return undefined
  },
  action: (facts) => {
    if (facts.isTypeOnly) return undefined
    if (isReact(facts) || inReact.has(facts.target)) return 'actions and queries know no React'
    return refuseForeignWrites(facts)
  },
  'headless part': (facts) => {
    if (facts.isTypeOnly) return undefined
    if (isReact(facts) || inReact.has(facts.target)) return 'only hooks/ and react/ know React'
    // config/ seeds every slice when a config is made.
    return facts.isInConfig ? undefined : refuseForeignWrites(facts)
  },
  hook: (facts) => {
    if (facts.isTypeOnly) return undefined
    if (isChains(facts)) return 'hooks take only types from chains'
    if (facts.target === 'rules') return 'a hook decides nothing: call an action, or derive an atom'
    if (facts.item.specifier.startsWith('jotai')) return 'hooks read atoms through useConfigAtom'
    if (facts.writers.length > 0) return `hooks write through actions, and ${facts.writers.join(', ')} writes`
    if (facts.targetPath?.startsWith('packages/headless/src/backend/')) return 'hooks fetch through queries'
    return undefined
  },
  primitive: (facts) => {
    if (facts.item.specifier.startsWith('@foyer/headless'))
      return 'primitives take props: they know no config'
    if (isChains(facts) && !facts.isTypeOnly) return 'primitives know no chains'
    if (facts.target === 'view' || facts.target === 'button') return 'primitives know no views'
    if (facts.targetPath?.startsWith('packages/ui-radix/src/modal/')) return 'primitives know no modal'
    return undefined
  },
  view: (facts) => refuseScreen(facts),
  button: (facts) => refuseScreen(facts),
}

function refuseForeignWrites({ writers, isOwnHome }: Facts): string | undefined {
  return writers.length > 0 && !isOwnHome
    ? `${writers.join(', ')} writes another slice's state: call that slice's action`
    : undefined
}

/** Pieces of views that read hooks, and so cannot be primitives. */
const isShared = (path: string | undefined): boolean =>
  path?.startsWith('packages/ui-radix/src/views/shared/') === true

/** Views and buttons are equals of a host's own: hooks in, primitives out. */
function refuseScreen(facts: Facts): string | undefined {
  const { item, target, targetPath, values, isOwnHome, isTypeOnly } = facts
  if (item.specifier.startsWith('@foyer/headless/') && !isTypeOnly)
    return 'views use hooks of @foyer/headless, not its other entries'
  if (item.specifier === '@foyer/headless') {
    const verb = values.find((name) => name === 'createConfig' || facts.actions.has(name))
    return verb ? `views use hooks, not ${verb}` : undefined
  }
  if (isChains(facts) && !isTypeOnly) return 'views take only types from chains'
  if (/^(jotai|viem|@solana|@walletconnect|@tanstack)($|\/)/.test(item.specifier))
    return 'views know no atoms, adapters or clients'
  if (target === 'entry') return 'views import what they need where it is'
  if ((target === 'view' || target === 'button') && !isOwnHome && !isShared(targetPath))
    return 'a view takes nothing from another: make it a primitive, or put it in views/shared'
  return undefined
}

function factsOf(
  source: Source,
  item: Import,
  byPath: ReadonlyMap<string, Source>,
  actions: ReadonlySet<string>,
): Facts {
  const targetPath = resolveRelative(source.path, item.specifier, (path) => byPath.has(path))
  const target = targetPath ? roomOf(targetPath) : undefined
  const targetSource = byPath.get(targetPath ?? '')
  const writers = target === 'state' && targetSource ? writersOf(targetSource) : new Set<string>()
  const values = item.isTypeOnly ? [] : item.names.filter(({ isType }) => !isType).map(({ name }) => name)
  return {
    item,
    targetPath,
    target,
    actions,
    isInConfig: homeOf(source.path) === 'config',
    writers: values.filter((name) => writers.has(name)),
    isOwnHome: targetPath !== undefined && homeOf(targetPath) === homeOf(source.path),
    isTypeOnly: item.isTypeOnly || (item.names.length > 0 && values.length === 0),
    values,
  }
}

const requests = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'])

export const importTableCheck: Check = {
  title: 'every room imports only what it may',
  run: (sources) => {
    const byPath = new Map(sources.map((source) => [source.path, source]))
    const actions = new Set(
      (byPath.get('packages/headless/src/exports/actions.ts')?.imports ?? []).flatMap(({ names }) =>
        names.filter(({ isType }) => !isType).map(({ name }) => name),
      ),
    )
    return sources
      .filter(({ path }) => isPublished(path))
      .flatMap((source) => {
        const room = roomOf(source.path)
        const refuse = refusals[room]
        const complaints = source.imports.flatMap((item) => {
          const reason = refuse?.(factsOf(source, item, byPath, actions))
          return reason ? [`${source.path}:${item.line} imports '${item.specifier}': ${reason}`] : []
        })
        const fetches =
          room === 'view' || room === 'button' || room === 'primitive'
            ? globalUses(source.program, requests).map(
                ({ name, start }) =>
                  `${source.path}:${source.lineOf(start)} uses ${name}: a screen asks hooks, not servers`,
              )
            : []
        return [...complaints, ...fetches]
      })
  },
}
