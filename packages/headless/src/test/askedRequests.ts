import type { Storage } from '@foyer/chains'
import { formatUnits } from '@foyer/chains/units'
import type { Config } from '../core/types.ts'
import { getUnfinishedRequests, type UnfinishedRequest } from '../core/unfinished/unfinishedRequests.ts'
import { UNFINISHED_KEY } from '../core/unfinished/unfinishedState.ts'

type Asked = {
  readonly parameters: object
  /** Page that waits for the answer; absent for an unclear one, and after a reload. */
  page: Config | undefined
}

/** Requests that a wallet was asked by all tabs of an origin, and has not answered, or not clearly. */
export type AskedRequests = {
  /** Number of transactions that the wallet has sent. */
  count: number
  readonly add: (parameters: object, page: Config) => (end: 'answered' | 'unclear') => void
  /** The app of a page stops waiting for its requests: signatures are forgotten, the others are listed. */
  readonly abort: (page: Config, parameters: object) => void
  /** A page was reloaded. */
  readonly leave: (page: Config) => void
  readonly list: () => readonly Asked[]
}

/** The list of unfinished requests keeps as many. */
const MOST = 20

export function createAskedRequests(): AskedRequests {
  const open: Asked[] = []
  return {
    count: 0,
    add(parameters, page) {
      const asked: Asked = { parameters, page }
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
function describe({ parameters }: Asked, kind: string): string {
  if ('typedData' in parameters) return 'sign - undefined undefined'
  const { to, data, value, decimals } = parameters as {
    readonly to: string
    readonly data?: `0x${string}`
    readonly value: bigint
    /** Of a token. */
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

const told = ({ kind, to = '-', amounts: [first] = [] }: UnfinishedRequest): string =>
  `${kind} ${to} ${first?.amount} ${first?.symbol}`

/**
 * Throws unless the stored unfinished requests are those that the wallet has not answered, or not clearly, with what was
 * shown of them, and a page lists those that it does not wait for itself.
 */
export function checkUnfinished(
  asked: AskedRequests,
  { storage, page, kind }: { readonly storage: Storage; readonly page: Config; readonly kind: string },
): void {
  const stored = JSON.parse(storage.getItem(UNFINISHED_KEY) ?? '[]') as readonly UnfinishedRequest[]
  const compare = (what: string, actual: readonly UnfinishedRequest[], wanted: readonly Asked[]): void => {
    const [is, shouldBe] = [actual.map(told), wanted.map((each) => describe(each, kind))].map((list) =>
      list.toSorted().join(' | '),
    )
    if (is !== shouldBe) throw new Error(`${what}: ${is}; asked: ${shouldBe}`)
  }
  compare('stored', stored, asked.list())
  compare(
    'listed',
    getUnfinishedRequests(page).filter((each) => each.kind !== 'connect'),
    asked.list().filter((each) => each.page !== page),
  )
}
