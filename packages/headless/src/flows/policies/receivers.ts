import { isSameAddress, parseCaipAddress, type CaipAddress, type CaipNetworkId } from '@foyer/chains'
import type { Policy, WalletRequest } from '../../core/contracts/policies.ts'
import { allow, object, type PolicyOptions } from './rules.ts'
import { effectsOf } from './spending.ts'
import type { InfiniteData } from '@tanstack/query-core'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { transactionsQueryKey } from '../../data/activity/queries.ts'
import type { TransactionPage } from '../../data/activity/types.ts'

/** Addresses that a request gives something to, except the account itself. */
function receiversOf(request: WalletRequest): readonly string[] {
  if (request.type !== 'transaction') return []
  const own = request.account === undefined ? undefined : parseCaipAddress(request.account).address
  const native = request.calls.flatMap(({ to, value }) => (to !== undefined && value > 0n ? [to] : []))
  const tokens = effectsOf(request).flatMap((effect) => (effect.type === 'transfer' ? [effect.to] : []))
  return [...native, ...tokens].filter((to) => own === undefined || !isSameAddress(to, own))
}

/**
 * Objects to receivers that are not in the loaded activity of the account. Allows all while no activity is loaded.
 *
 * @example
 * ```ts
 * import { firstTimeReceivers } from '@foyer/headless/policies'
 * const policy = firstTimeReceivers()
 * ```
 */
export function firstTimeReceivers({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request, { knownAddresses }) => {
    const address =
      knownAddresses &&
      receiversOf(request).find((to) => !knownAddresses.some((known) => isSameAddress(known, to)))
    return address === undefined
      ? allow
      : object(answer, {
          code: 'firstTimeReceiver',
          text: `You have not sent to ${address} before`,
          values: { address },
        })
  }
}

/** Characters of each end that wallets and explorers show of a shortened address. */
const SHOWN = 4

/** Whether two different addresses are equal where they are shown shortened. */
export function isLookAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => address.replace(/^0x/i, '').toLowerCase())
  if (a === undefined || b === undefined || isSameAddress(one, other)) return false
  return a.slice(0, SHOWN) === b.slice(0, SHOWN) && a.slice(-SHOWN) === b.slice(-SHOWN)
}

/**
 * Objects to receivers whose first and last characters are those of another address in the loaded activity (address
 * poisoning).
 *
 * @example
 * ```ts
 * import { lookAlikeAddresses } from '@foyer/headless/policies'
 * const policy = lookAlikeAddresses({ answer: 'refuse' })
 * ```
 */
export function lookAlikeAddresses({ answer = 'warn' }: PolicyOptions = {}): Policy {
  return (request, { knownAddresses = [] }) => {
    for (const address of receiversOf(request)) {
      const known = knownAddresses.find((each) => isLookAlike(each, address))
      if (known !== undefined)
        return object(answer, {
          code: 'lookAlikeAddress',
          text: `${address} looks like ${known}, and is another address`,
          values: { address, known },
        })
    }
    return allow
  }
}

/**
 * Addresses that an account has sent to, by its loaded activity on a network; `undefined` if none is loaded. Sends no
 * request. Senders do not count, because anyone can send.
 */
export function knownAddresses(
  config: Config,
  account: CaipAddress,
  caipNetworkId: CaipNetworkId,
): readonly string[] | undefined {
  const { address } = parseCaipAddress(account)
  const loaded = internalsOf(config).queryClient?.getQueryData<InfiniteData<TransactionPage>>(
    transactionsQueryKey(config, { address, caipNetworkId }),
  )
  return loaded?.pages.flatMap(({ transactions }) =>
    transactions.flatMap(({ sentFrom, sentTo }) => (isSameAddress(sentFrom, address) ? [sentTo] : [])),
  )
}
