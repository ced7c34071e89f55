import { type CaipAddress, isAbort, load } from '@foyer/chains'
import type {
  MutateOptions,
  UseMutateAsyncFunction,
  UseMutateFunction,
  UseMutationOptions,
  UseMutationResult,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Config, ConfigParameter } from '../core/types.ts'
import { createMutation } from './lazyMutation.ts'
import { useConfig } from './useConfig.ts'
import { getAccount } from '../wallet/accountState.ts'

/**
 * Options of a mutation that an app may set: callbacks and `meta`. Foyer fixes the others, see `useFoyerMutation`.
 * Callbacks are not called for a request that was cancelled.
 */
export type MutationOptions<data, variables> = Omit<
  UseMutationOptions<data, Error, variables>,
  | 'mutationFn'
  | 'mutationKey'
  | 'networkMode'
  | 'retry'
  | 'retryDelay'
  | 'throwOnError'
  | 'gcTime'
  | 'scope'
  | '_defaulted'
>

/** Parameters of a hook that is a mutation. */
export type MutationParameters<data, variables, config extends Config = Config> = ConfigParameter<config> & {
  /** Called for every request of this hook, before the callbacks of the single call. */
  readonly mutation?: MutationOptions<data, variables> | undefined
}

/** Result of TanStack's `useMutation`, with `mutate` and `mutateAsync` also named after the action. */
export type MutationResult<name extends string, data, variables> = UseMutationResult<
  data,
  Error,
  variables
> & {
  readonly [verb in name]: UseMutateFunction<data, Error, variables>
} & {
  readonly [verb in `${name}Async`]: UseMutateAsyncFunction<data, Error, variables>
}

type NamedMutationOptions<data, variables> = {
  readonly mutation?: MutationOptions<data, variables> | undefined
  /** Completes the variables within the call, before any code is loaded: the account in use, a window to open. */
  readonly fill?: ((config: Config, variables: variables) => variables) | undefined
}

const fixed = {
  networkMode: 'always',
  retry: false,
  throwOnError: false,
  gcTime: 0,
  // With a scope a request would wait for the answer to another one, and be sent without a click.
  scope: undefined as never,
} as const

const idle = {
  status: 'idle',
  isIdle: true,
  isError: false,
  error: null,
  failureCount: 0,
  failureReason: null,
} as const

const asGiven = <variables>(_config: Config, variables: variables): variables => variables

/**
 * Mutation of every hook that is named after an action. A request to a wallet must follow from a click only: it is
 * never paused while offline and run later, never retried and never thrown into the tree, for any `defaultOptions` of a
 * host. An aborted request is idle again, without an error.
 */
export function useFoyerMutation<name extends string, data, variables>(
  config: Config,
  name: name,
  run: (variables: variables) => Promise<data>,
  { mutation, fill = asGiven }: NamedMutationOptions<data, variables> = {},
): MutationResult<name, data, variables> {
  const options = mutation && withoutCancelled<data, variables, MutationOptions<data, variables>>(mutation)
  const given = {
    ...options,
    mutationKey: ['foyer', config.id],
    mutationFn: (variables: variables) => run(variables),
    ...fixed,
  }
  const [mutator] = useState(() => createMutation<data, variables>(config, given))
  useEffect(() => mutator.setOptions(given))
  const result = useSyncExternalStore(mutator.subscribe, mutator.getResult, mutator.getResult)
  const verbs = useMemo(() => {
    type Options = MutateOptions<data, Error, variables>
    const quiet = (callbacks: Options = {}): Options => withoutCancelled<data, variables, Options>(callbacks)
    const askAsync = (given: variables, callbacks?: Options): Promise<data> =>
      mutator.mutate(fill(config, given), quiet(callbacks))
    const ask = (given: variables, callbacks?: Options): void => {
      askAsync(given, callbacks).catch(() => {})
    }
    const { reset } = mutator
    return { mutate: ask, mutateAsync: askAsync, [name]: ask, [`${name}Async`]: askAsync, reset }
  }, [config, name, fill, mutator])
  const shown = isCancelled(result.error, result.variables) ? { ...result, ...idle } : result
  // TypeScript does not follow names that are computed.
  return { ...shown, ...verbs } as unknown as MutationResult<name, data, variables>
}

/** An action, as the modules of actions export it. */
type Action<data, variables, config extends Config> = (
  config: config,
  variables: void extends variables ? Exclude<variables, void> | undefined : variables,
) => Promise<data> | data

/**
 * Mutation of an action whose module loads with the first call, named after it. With `fill`, the variables are completed
 * at the call.
 */
export function useAction<name extends string, data, variables, config extends Config>(
  parameters: MutationParameters<data, variables, config>,
  name: name,
  importActions: () => Promise<{ readonly [action in name]: Action<data, variables, config> }>,
  fill?: NamedMutationOptions<data, variables>['fill'],
): MutationResult<name, data, variables> {
  const config = useConfig<config>(parameters)
  type Given = Parameters<Action<data, variables, config>>[1]
  const run = async (variables: variables): Promise<data> =>
    (await load(importActions))[name](config, variables as Given)
  // The action and the mutation load at the same time.
  const fillAndLoad = useCallback(
    (config: Config, variables: variables): variables => {
      importActions().catch(() => {})
      return fill ? fill(config, variables) : variables
    },
    [importActions, fill],
  )
  return useFoyerMutation(config, name, run, { mutation: parameters.mutation, fill: fillAndLoad })
}

/** An action that was aborted rejects with the reason of its signal, which may be any value. */
const isCancelled = (error: unknown, variables: unknown): boolean =>
  error !== null &&
  (isAbort(error) || (variables as { readonly signal?: AbortSignal } | undefined)?.signal?.aborted === true)

function withoutCancelled<
  data,
  variables,
  options extends Pick<MutateOptions<data, Error, variables>, 'onError' | 'onSettled'>,
>(options: options): options {
  const { onError, onSettled } = options
  return {
    ...options,
    ...(onError && {
      onError: (...args: Parameters<typeof onError>) =>
        isCancelled(args[0], args[1]) ? undefined : onError(...args),
    }),
    ...(onSettled && {
      onSettled: (...args: Parameters<typeof onSettled>) =>
        isCancelled(args[1], args[2]) ? undefined : onSettled(...args),
    }),
  }
}

/** Adds the account in use to a request, at the click: another one may be in use when the code has loaded. */
export const fillAccount = <variables extends { readonly account?: CaipAddress | undefined }>(
  config: Config,
  variables: variables,
): variables => ({ account: getAccount(config).caipAddress, ...variables })

/** The same for requests that only Ethereum accounts can make. */
export const fillEthereumAccount = <variables extends { readonly account?: CaipAddress | undefined }>(
  config: Config,
  variables: variables,
): variables => ({ account: getAccount(config, { namespace: 'eip155' }).caipAddress, ...variables })
