import { displayAmount, useAddressLabel, useBalance, useIdentity, type useAccount } from '@foyer/headless'
import { useLayoutEffect, useRef } from 'react'
import { localAmount } from '../i18n/localAmount.ts'

/** Values of the account button besides the address. */
export type AccountFacts = {
  readonly address: string
  readonly name: string | undefined
  readonly avatar: string | undefined
  /** E.g. `1.234 ETH`. */
  readonly balance: string | undefined
  readonly isBalancePending: boolean
}

export type ReadAccountFactsProps = {
  readonly address: string
  readonly namespace: ReturnType<typeof useAccount>['namespace'] | undefined
  readonly locale: string | undefined
  readonly withBalance: boolean
  readonly onChange: (facts: AccountFacts) => void
}

/**
 * Reads the balance and the identity of the account, and renders nothing. Loaded for a connected account only: the code
 * of queries is larger than the button.
 */
export default function ReadAccountFacts({
  address,
  namespace,
  locale,
  withBalance,
  onChange,
}: ReadAccountFactsProps): null {
  const { data, isPending } = useBalance({ namespace, enabled: withBalance })
  const { data: identity } = useIdentity({ address, namespace })
  const { label } = useAddressLabel({ address })
  const name = label ?? (identity?.name || undefined)
  const avatar = identity?.avatar || undefined
  const balance = data && `${localAmount(displayAmount(data.formatted), locale)} ${data.symbol}`
  const isBalancePending = withBalance && isPending
  // The control shows a new address as pending until the first report: a report without values would only re-render it.
  const reported = useRef<string | undefined>(undefined)
  // In the commit of the values: a wallet that changes its account many times at once causes no chain of effects.
  useLayoutEffect(() => {
    if (reported.current !== address && isBalancePending && name === undefined && avatar === undefined) return
    reported.current = address
    onChange({ address, name, avatar, balance, isBalancePending })
  }, [address, name, avatar, balance, isBalancePending, onChange])
  return null
}
