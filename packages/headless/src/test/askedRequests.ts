import type { Storage } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import type { Config } from '../core/types.ts'
import { getUnfinishedRequests, type UnfinishedRequest } from '../core/unfinished/unfinishedRequests.ts'
import { UNFINISHED_KEY } from '../core/unfinished/unfinishedState.ts'

type AskedRequest = {
  readonly parameters: object
  /** Page that waits for the answer; absent after an unclear answer, and after a reload. */
  page: Config | undefined
}

/** Requests of all tabs of an origin to a wallet without an answer, or with an unclear one. */
export type AskedRequests = {
  /** Number of transactions that the wallet has sent. */
  count: number
  readonly add: (parameters: object, page: Config) => (end: 'answered' | 'unclear') => void
  /** The page aborts a request: a signature is removed, another request becomes unfinished. */
  readonly abort: (page: Config, parameters: object) => void
  /** A page is reloaded: its open requests become unfinished. */
  readonly leave: (page: Config) => void
  readonly list: () => readonly AskedRequest[]
}

/** Limit of the list of unfinished requests. */
const MOST = 20

export function createAskedRequests(): AskedRequests {
  const open: AskedRequest[] = []
  return {
    count: 0,
    add(parameters, page) {
      const asked: AskedRequest = { parameters, page }
      open.push(asked)
      if (open.length > MOST) open.shift()
      return (end) => {
        if (end === 'unclear') asked.page = undefined
        else if (open.includes(asked)) open.splice(open.indexOf(asked), 1)
      }
    },
    abort(page, parameters) {
      const asked = open.find((each) => each.page === page && each.parameters === parameters)
      if (!asked) return
      if ('typedData' in parameters) open.splice(open.indexOf(asked), 1)
      else asked.page = undefined
    },
    leave(page) {
      for (const asked of open) if (asked.page === page) asked.page = undefined
    },
    list: () => open,
  }
}

/** Kind, receiver and first amount of a request, as it is stored. */
function describe({ parameters }: AskedRequest, kind: string): string {
  if ('typedData' in parameters) return 'sign - undefined undefined'
  const { to, data, value, decimals } = parameters as {
    readonly to: string
    readonly data?: `0x${string}`
    readonly value: bigint
    /** Decimals of the token; absent for the native currency. */
    readonly decimals?: number
  }
  if (data === undefined)
    return `${kind} ${to} ${formatUnits(`${value}`, decimals ?? 18)} ${decimals === undefined ? 'ETH' : 'AMBD'}`
  // `approve(spender, amount)`, or a swap whose first word is the amount of the source token (swapWorld.ts).
  const isApproval = data.startsWith('0x095ea7b3')
  const word = isApproval ? data.slice(74) : data.slice(10, 74)
  const isToken = isApproval || value === 0n
  const amount = formatUnits(`${BigInt(`0x${word}`)}`, isToken ? 6 : 18)
  return `${isApproval ? 'approve' : 'swap'} - ${amount} ${isToken ? 'AMBD' : 'ETH'}`
}

const describeRequest = ({ kind, to = '-', amounts: [first] = [] }: UnfinishedRequest): string =>
  `${kind} ${to} ${first?.amount} ${first?.symbol}`

/**
 * Throws unless the stored unfinished requests equal the wallet's requests without a clear answer, in kind, receiver
 * and amount, and unless the page lists those for whose answer it does not wait.
 */
export function checkUnfinished(
  asked: AskedRequests,
  { storage, page, kind }: { readonly storage: Storage; readonly page: Config; readonly kind: string },
): void {
  const stored = JSON.parse(storage.getItem(UNFINISHED_KEY) ?? '[]') as readonly UnfinishedRequest[]
  const compare = (
    label: string,
    actual: readonly UnfinishedRequest[],
    wanted: readonly AskedRequest[],
  ): void => {
    const [is, shouldBe] = [actual.map(describeRequest), wanted.map((each) => describe(each, kind))].map(
      (list) => list.toSorted().join(' | '),
    )
    if (is !== shouldBe) throw new Error(`${label}: ${is}; asked: ${shouldBe}`)
  }
  compare('stored', stored, asked.list())
  compare(
    'listed',
    getUnfinishedRequests(page).filter((each) => each.kind !== 'connect'),
    asked.list().filter((each) => each.page !== page),
  )
}
