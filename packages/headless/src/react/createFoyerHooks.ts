import type { ChainNamespace, OperationName } from '@foyer/chains'
import type { Config, ForConfig } from '../core/types.ts'
import type { TokenBalances } from '../data/tokens/types.ts'
import type { RouteData, RouteName } from '../modal/types.ts'
import * as hooks from './hooks.ts'
import type {
  useSendCalls,
  useSendTransaction,
  useSignMessage,
  useSignTransaction,
  useSignTypedData,
} from './signingMutations.ts'
import type { useTokenBalances, UseTokenBalancesParameters } from './tokenQueries.ts'
import type { useAccount, UseAccountParameters } from './useAccount.ts'
import type { useChooseNetwork } from './useChooseNetwork.ts'
import type { useConnect } from './useConnect.ts'
import type { useModalCode } from './useModalCode.ts'
import type { useNetworks } from './useNetworks.ts'
import type { useOperation } from './useOperation.ts'
import type { usePlatforms } from './usePlatforms.ts'
import type { useProvider, UseProviderParameters } from './useProvider.ts'
import type { useSwitchNetwork } from './useSwitchNetwork.ts'

type Hooks = typeof hooks
type AnyHook = (...parameters: never) => unknown
type Own<parameters, config extends Config> = parameters extends unknown
  ? ForConfig<Omit<parameters, 'config'>, config>
  : never

/** Hook without the config in its parameters, which come last. */
type Bound<hook extends AnyHook, config extends Config> =
  Required<Parameters<hook>> extends [...infer leading, infer parameters]
    ? [] extends leading
      ? hook extends () => unknown
        ? (parameters?: Own<parameters, config>) => ReturnType<hook>
        : (parameters: Own<parameters, config>) => ReturnType<hook>
      : (...leading: leading) => ReturnType<hook>
    : never

/** Hooks with type parameters, which `Bound` would lose. */
type Generic<config extends Config> = {
  readonly useAccount: <namespace extends ChainNamespace | undefined = undefined>(
    parameters?: Omit<UseAccountParameters<namespace>, 'config'>,
  ) => ReturnType<typeof useAccount<namespace, config>>
  readonly useChooseNetwork: Bound<typeof useChooseNetwork<config>, config>
  readonly useConfig: () => config
  readonly useConnect: Bound<typeof useConnect<config>, config>
  readonly useModalCode: <code extends object>(
    importCode: () => Promise<code>,
    parameters?: Own<NonNullable<Parameters<typeof useModalCode>[1]>, config>,
  ) => code | undefined
  readonly useNetworks: Bound<typeof useNetworks<config>, config>
  readonly useOperation: <name extends OperationName>(
    namespace: Parameters<typeof useOperation>[0],
    name: name,
  ) => ReturnType<typeof useOperation<name>>
  readonly usePlatforms: (wallet?: Parameters<typeof usePlatforms>[0]) => ReturnType<typeof usePlatforms>
  readonly useProvider: <namespace extends ChainNamespace | undefined = undefined>(
    parameters?: Omit<UseProviderParameters<namespace>, 'config'>,
  ) => ReturnType<typeof useProvider<namespace, config>>
  readonly useRouteData: <route extends RouteName>(route: route) => RouteData<route> | undefined
  readonly useSendCalls: Bound<typeof useSendCalls<config>, config>
  readonly useSendTransaction: Bound<typeof useSendTransaction<config>, config>
  readonly useSignMessage: Bound<typeof useSignMessage<config>, config>
  readonly useSignTransaction: Bound<typeof useSignTransaction<config>, config>
  readonly useSignTypedData: Bound<typeof useSignTypedData<config>, config>
  readonly useSwitchNetwork: Bound<typeof useSwitchNetwork<config>, config>
  readonly useTokenBalances: <selected = TokenBalances>(
    parameters?: Own<UseTokenBalancesParameters<selected, config>, config>,
  ) => ReturnType<typeof useTokenBalances<selected, config>>
}

export type FoyerHooks<config extends Config> = Generic<config> & {
  readonly [name in Exclude<keyof Hooks, keyof Generic<config>>]: Bound<Hooks[name], config>
}

/** Number of arguments before the parameters. @default 0 */
const leadingArguments: { readonly [name in keyof Hooks]?: number } = {
  useDownloadLinks: 1,
  useEvents: 1,
  useInstalledConnector: 1,
  useModalCode: 1,
  useOperation: 2,
  usePlatforms: 1,
  useRouteData: 1,
}

/**
 * Hooks of one config: they need no provider, and accept only its networks. For libraries, and for pages with several
 * configs. The config still has to be mounted, by a provider or by hand.
 *
 * @example
 * ```tsx
 * import { eip155 } from '@foyer/chains/eip155'
 * import { mainnet } from '@foyer/chains/networks'
 * import { createConfig, createFoyerHooks } from '@foyer/headless'
 *
 * const config = createConfig({ id: 'shop', networks: [mainnet], adapters: [eip155()] })
 * export const { useAccount, useConnect } = createFoyerHooks(config)
 * ```
 */
export function createFoyerHooks<config extends Config>(config: config): FoyerHooks<config> {
  const bind = ([name, hook]: [string, AnyHook]): [string, (...given: unknown[]) => unknown] => {
    const count = leadingArguments[name as keyof Hooks] ?? 0
    const run = hook as (...given: unknown[]) => unknown
    const useBound = (...given: unknown[]): unknown => {
      const leading = Array.from({ length: count }, (_, index) => given[index])
      return run(...leading, { ...(given[count] as object | undefined), config })
    }
    return [name, useBound]
  }
  // TypeScript does not infer the names of a computed object; its type is `FoyerHooks`.
  return Object.fromEntries((Object.entries(hooks) as [string, AnyHook][]).map(bind)) as never
}
