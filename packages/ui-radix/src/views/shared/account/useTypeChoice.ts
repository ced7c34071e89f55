import { useAccountType, type UseAccountTypeReturnType, useToast } from '@foyer/headless'

type Result = UseAccountTypeReturnType
type AccountType = NonNullable<Result['accountType']>

/** Which type of account is used. A wallet that refuses another one is heard, and the one in use stays. */
export function useTypeChoice(): Pick<Result, 'accounts' | 'accountType'> & {
  readonly choose: (accountType: AccountType) => void
  /** What the wallet is asked for. */
  readonly pending: AccountType | undefined
} {
  const { accounts, accountType, mutation } = useAccountType()
  const { show } = useToast()
  const { isPending, variables, mutateAsync } = mutation
  return {
    accounts,
    accountType,
    pending: isPending ? variables : undefined,
    choose(type) {
      if (isPending || type === accountType) return
      mutateAsync(type).catch((message: unknown) => show({ message, variant: 'error' }))
    },
  }
}
