import { useAccount, usePay } from '@foyer/headless'
import { useEffect, useState } from 'react'

/** A quote for what is chosen, the account in use, and another one when either is another. */
export function useQuote(): {
  readonly error: unknown
  readonly isQuoting: boolean
  readonly retry: () => void
} {
  const { request, option, prepare } = usePay()
  const { address } = useAccount()
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState<{ readonly key: string; readonly error?: unknown }>()
  const key = `${tries} ${address} ${option && request?.options.indexOf(option)}`
  useEffect(() => {
    let isCurrent = true
    prepare().then(
      () => isCurrent && setOutcome({ key }),
      (error: unknown) => isCurrent && setOutcome({ key, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, prepare])
  // Said of its own option and account only, so that another one needs no reset.
  const known = outcome?.key === key ? outcome : undefined
  return { error: known?.error, isQuoting: !known, retry: () => setTries((count) => count + 1) }
}
