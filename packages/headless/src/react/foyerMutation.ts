import { type CaipAddress, isAbort, load } from '@foyer/chains'
import type {
  MutateOptions,
  UseMutateAsyncFunction,
  UseMutateFunction,
  UseMutationOptions,
  UseMutationResult,
  MutationFunctionContext,
  MutationObserver,
  MutationObserverOptions,
  MutationObserverResult,
} from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { internalsOf, loadedCode, loadOnce } from '../core/internals.ts'
import type { Config, ConfigParameter } from '../core/types.ts'
import { getAccount, liveConnectionsAtom } from '../wallet/state.ts'
import { useConfig } from './useConfig.ts'

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
  /**
   * Completes the variables within the call, before any code is loaded: adds the current account, or opens a window.
   */
  readonly fill?: ((config: Config, variables: variables) => variables) | undefined
}

/** TanStack Query's client and mutations. */
type MutationCode = typeof import('../core/queryClient.ts')

export const loadMutations = (): Promise<MutationCode> => load(() => import('../core/queryClient.ts'))

const fixed = {
  networkMode: 'always',
  retry: false,
  throwOnError: false,
  gcTime: 0,
  // With a scope, a request would wait for the answer to another one, and be sent without a click.
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
  // Loaded once connected, so that a disconnect works offline too.
  useCodeOnceConnected(config, loadMutations, mutator.prepare)
  useEffect(() => mutator.setOptions(given))
  const result = useSyncExternalStore(mutator.subscribe, mutator.getResult, mutator.getResult)
  const verbs = useMemo(() => {
    type Options = MutateOptions<data, Error, variables>
    const quiet = (callbacks: Options = {}): Options => withoutCancelled<data, variables, Options>(callbacks)
    const askAsync = (variables: variables, callbacks?: Options): Promise<data> =>
      mutator.mutate(fill(config, variables), quiet(callbacks))
    const ask = (variables: variables, callbacks?: Options): void => {
      askAsync(variables, callbacks).catch(() => {})
    }
    const { reset } = mutator
    return { mutate: ask, mutateAsync: askAsync, [name]: ask, [`${name}Async`]: askAsync, reset }
  }, [config, name, fill, mutator])
  const shown = isCancelled(result.error, result.variables) ? { ...result, ...idle } : result
  // TypeScript does not infer computed names.
  return { ...shown, ...verbs } as unknown as MutationResult<name, data, variables>
}

/** An action, as exported by a module of actions. */
type Action<data, variables, config extends Config> = (
  config: config,
  variables: void extends variables ? Exclude<variables, void> | undefined : variables,
) => Promise<data> | data

/**
 * Mutation of an action whose module loads with the first call, named after it. With `fill`, the variables are
 * completed at the call.
 */
export function useAction<name extends string, data, variables, config extends Config>(
  parameters: MutationParameters<data, variables, config>,
  name: name,
  importActions: () => Promise<{ readonly [action in name]: Action<data, variables, config> }>,
  fill?: NamedMutationOptions<data, variables>['fill'],
): MutationResult<name, data, variables> {
  const config = useConfig<config>(parameters)
  type Given = Parameters<Action<data, variables, config>>[1]
  const run = async (variables: variables): Promise<data> => {
    const internals = internalsOf(config)
    const loaded = loadedCode(internals, importActions)
    const actions = loaded ?? (await load(() => loadOnce(internals, importActions)))
    return actions[name](config, variables as Given)
  }
  // The action and the mutation load at the same time.
  const fillAndLoad = useCallback(
    (of: Config, variables: variables): variables => {
      loadOnce(internalsOf(of), importActions).catch(() => {})
      return fill ? fill(of, variables) : variables
    },
    [importActions, fill],
  )
  return useFoyerMutation(config, name, run, { mutation: parameters.mutation, fill: fillAndLoad })
}

/** Loads code while a wallet is connected, before a click needs it. `onCode` must be stable. */
function useCodeOnceConnected<code>(
  config: Config,
  importCode: () => Promise<code>,
  onCode?: (code: code) => void,
): void {
  useEffect(() => {
    const internals = internalsOf(config)
    const check = (): void => {
      if (internals.store.get(liveConnectionsAtom).length > 0)
        // A failed load is repeated by the next change of a connection, or by the call.
        loadOnce(internals, importCode).then(onCode, () => {})
    }
    check()
    return internals.store.sub(liveConnectionsAtom, check)
  }, [config, importCode, onCode])
}

/** `useAction` for an action that asks the connected wallet: a wallet in a window must be asked within the click. */
export function useWalletAction<name extends string, data, variables, config extends Config>(
  ...[parameters, name, importActions, fill]: Parameters<typeof useAction<name, data, variables, config>>
): MutationResult<name, data, variables> {
  useCodeOnceConnected(useConfig(parameters), importActions)
  return useAction(parameters, name, importActions, fill)
}

/** An aborted action rejects with the reason of its signal, which may be any value. */
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

type WithAccount = { readonly account?: CaipAddress | undefined }

function withAccount<variables extends WithAccount>(
  variables: variables,
  current: CaipAddress | undefined,
): variables {
  // A JavaScript app may pass any value: the action rejects it.
  const { account = current }: WithAccount = Object(variables)
  return { ...variables, account }
}

/**
 * Adds the current account and its network to a request, at the click: both may have changed when the code has loaded.
 * So `variables` has the network of the request, which follows its outcome.
 */
export function fillAccount<variables extends WithAccount & { readonly caipNetworkId?: unknown }>(
  config: Config,
  variables: variables,
): variables {
  const { caipAddress, caipNetworkId: current } = getAccount(config)
  const filled = withAccount(variables, caipAddress)
  const { account, caipNetworkId = account === caipAddress ? current : undefined } = filled
  return { ...filled, caipNetworkId }
}

/** The same for requests of Ethereum accounts only. */
export const fillEthereumAccount = <variables extends WithAccount>(
  config: Config,
  variables: variables,
): variables => withAccount(variables, getAccount(config, { namespace: 'eip155' }).caipAddress)

/** Result of a mutation, without its functions. */
export type LazyMutationResult<data, variables> = Omit<
  MutationObserverResult<data, Error, variables>,
  'mutate' | 'reset'
>

type LazyMutation<data, variables> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getResult: () => LazyMutationResult<data, variables>
  readonly setOptions: (options: MutationObserverOptions<data, Error, variables>) => void
  /** Receives the code before the first call, which then runs within its click. */
  readonly prepare: (code: MutationCode) => void
  readonly mutate: (variables: variables, callbacks?: MutateOptions<data, Error, variables>) => Promise<data>
  readonly reset: () => void
}

/** The result before the first call. */
const initial = {
  ...idle,
  context: undefined,
  data: undefined,
  isPaused: false,
  isPending: false,
  isSuccess: false,
  submittedAt: 0,
  variables: undefined,
} as const

/**
 * TanStack Query's mutation of one component. Its code and the query client load with the first call: a page that only
 * offers actions loads neither. Until then the result is `idle`, and `pending` from the call on.
 */
export function createMutation<data, variables>(
  config: Config,
  options: MutationObserverOptions<data, Error, variables>,
): LazyMutation<data, variables> {
  type Result = LazyMutationResult<data, variables>
  let observer: MutationObserver<data, Error, variables> | undefined
  /** The result without an observer. */
  let result: Result = initial
  let calls = 0
  let waiting = 0
  /** Number of the call before the last reset. */
  let forgotten = 0
  let stopFollowing: (() => void) | undefined
  const listeners = new Set<() => void>()
  const internals = internalsOf(config)

  const notify = (): void => {
    for (const listener of listeners) listener()
  }
  const show = (next: Result): void => {
    result = next
    notify()
  }
  const follow = ({ batch }: MutationCode): void => {
    if (listeners.size > 0) stopFollowing ??= observer?.subscribe(batch(notify))
  }
  const start = (code: MutationCode): MutationObserver<data, Error, variables> => {
    observer ??= code.createObserver(config, options)
    follow(code)
    return observer
  }
  /** Shows a failed load like a failed request. */
  const fail = (
    call: number,
    error: Error,
    variables: variables,
    callbacks: MutateOptions<data, Error, variables> = {},
  ) => {
    const isLast = call === calls && call > forgotten
    const { submittedAt } = result
    const failed = { status: 'error', isIdle: false, isError: true, failureCount: 1 } as const
    if (isLast) show({ ...initial, ...failed, error, failureReason: error, submittedAt, variables })
    // No query client has been loaded.
    const context = { meta: options.meta, mutationKey: options.mutationKey } as MutationFunctionContext
    for (const { onError, onSettled } of isLast && listeners.size > 0 ? [options, callbacks] : [options]) {
      onError?.(error, variables, undefined, context)
      onSettled?.(undefined, error, variables, undefined, context)
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      const code = loadedCode(internals, loadMutations)
      if (code) follow(code)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopFollowing?.()
        stopFollowing = undefined
      }
    },
    getResult: () => observer?.getCurrentResult() ?? result,
    setOptions(next) {
      options = next
      observer?.setOptions(next)
    },
    prepare(code) {
      // A waiting call starts the observer itself, and a failed call keeps its result.
      if (result === initial) start(code)
    },
    async mutate(variables, callbacks) {
      // Calls keep their order.
      const code = loadedCode(internals, loadMutations)
      const ready = waiting === 0 && (observer ?? (code && start(code)))
      if (ready) return ready.mutate(variables, callbacks)
      const call = ++calls
      waiting++
      const submittedAt = internals.timers.now()
      show({ ...initial, status: 'pending', isIdle: false, isPending: true, submittedAt, variables })
      let observed: MutationCode
      try {
        observed = await loadOnce(internals, loadMutations)
      } catch (error) {
        fail(call, error as Error, variables, callbacks)
        throw error
      } finally {
        waiting--
      }
      const current = start(observed)
      const answer = current.mutate(variables, callbacks)
      if (call <= forgotten) current.reset()
      notify()
      return answer
    },
    reset() {
      forgotten = calls
      if (observer) observer.reset()
      else show(initial)
    },
  }
}
