import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useTypeChoice } from '../shared/account/useTypeChoice.ts'
import { Segments } from '../shared/Segments.tsx'
import { namespaceMessages } from '../shared/wallets/namespaces.ts'
import { accountMessages as messages } from './messages.ts'

/** Selects the account type, for wallets with several, e.g. payment and ordinals of Bitcoin. */
export default function AccountTypes(): ReactElement | null {
  const t = useTranslate()
  const { accounts, accountType, choose, pending } = useTypeChoice()
  const types = [...new Set(accounts.map(({ type }) => type))]
  if (types.length < 2) return null
  return (
    <Segments
      label={t(messages, 'account.types')}
      values={types}
      pressed={accountType}
      pending={pending}
      nameOf={(type) => t(namespaceMessages, `accountType.${type}`)}
      onPress={choose}
    />
  )
}
