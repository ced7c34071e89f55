import { useAccountType, type UseAccountTypeReturnType, useToast } from '@foyer/headless'

type Result = UseAccountTypeReturnType
type AccountType = NonNullable<Result['accountType']>

/** Selection of the account type. A rejection is shown, and the current type stays. */
export function useTypeChoice(): Pick<Result, 'accounts' | 'accountType'> & {
  readonly choose: (accountType: AccountType) => void
  /** The requested type. */
  readonly pending: AccountType | undefined
} {
  const { accounts, accountType, setAccountTypeAsync, isPending, variables } = useAccountType()
  const { show } = useToast()
  return {
    accounts,
    accountType,
    pending: isPending ? variables : undefined,
    choose(type) {
      if (isPending || type === accountType) return
      // Shows the toast also after the view is left.
      setAccountTypeAsync(type).catch((message: unknown) => show({ message, variant: 'error' }))
    },
  }
}
