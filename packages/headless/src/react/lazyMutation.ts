import type {
  MutateOptions,
  MutationFunctionContext,
  MutationObserver,
  MutationObserverOptions,
  MutationObserverResult,
} from '@tanstack/react-query'
import { loadedCode, loadOnce } from '../core/inOrder.ts'
import { internalsOf } from '../core/internals.ts'
import type { Config } from '../core/types.ts'
import { loadMutations, type MutationCode } from './mutationCode.ts'

/** Result of a mutation, without its functions. */
export type LazyMutationResult<data, variables> = Omit<
  MutationObserverResult<data, Error, variables>,
  'mutate' | 'reset'
>

type LazyMutation<data, variables> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly getResult: () => LazyMutationResult<data, variables>
  readonly setOptions: (options: MutationObserverOptions<data, Error, variables>) => void
  readonly mutate: (variables: variables, callbacks?: MutateOptions<data, Error, variables>) => Promise<data>
  readonly reset: () => void
}

const idle = {
  context: undefined,
  data: undefined,
  error: null,
  failureCount: 0,
  failureReason: null,
  isError: false,
  isIdle: true,
  isPaused: false,
  isPending: false,
  isSuccess: false,
  status: 'idle',
  submittedAt: 0,
  variables: undefined,
} as const

/**
 * TanStack's mutation of one component, whose code and query client load with the first call: a page that only offers
 * actions loads neither. Until then the result is `idle`, or `pending` from the call on.
 */
export function createMutation<data, variables>(
  config: Config,
  options: MutationObserverOptions<data, Error, variables>,
): LazyMutation<data, variables> {
  type Result = LazyMutationResult<data, variables>
  let observer: MutationObserver<data, Error, variables> | undefined
  /** Before there is an observer. */
  let result: Result = idle
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
  /** A failure to load reads like a failure of the request. */
  const fail = (error: Error, variables: variables, callbacks?: MutateOptions<data, Error, variables>) => {
    const { submittedAt } = result
    const failed = { status: 'error', isIdle: false, isError: true, failureCount: 1 } as const
    show({ ...idle, ...failed, error, failureReason: error, submittedAt, variables })
    // No query client has loaded.
    const context = { meta: options.meta, mutationKey: options.mutationKey } as MutationFunctionContext
    for (const { onError, onSettled } of [options, callbacks ?? {}]) {
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
    async mutate(variables, callbacks) {
      // Calls keep their order.
      const code = loadedCode(internals, loadMutations)
      if (code && waiting === 0) return start(code).mutate(variables, callbacks)
      const call = ++calls
      waiting++
      const submittedAt = internals.timers.now()
      show({ ...idle, status: 'pending', isIdle: false, isPending: true, submittedAt, variables })
      let observed: MutationCode
      try {
        observed = await loadOnce(internals, loadMutations)
      } catch (error) {
        if (call === calls && call > forgotten) fail(error as Error, variables, callbacks)
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
      else show(idle)
    },
  }
}
