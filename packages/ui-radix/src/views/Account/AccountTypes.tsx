import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { namespaceMessages } from '../shared/wallets/namespaces.ts'
import { useTypeChoice } from '../shared/account/useTypeChoice.ts'
import { accountMessages as messages } from './messages.ts'

/** Selects the account type, for wallets with several, e.g. payment and ordinals of Bitcoin. */
export default function AccountTypes(): ReactElement | null {
  const t = useTranslate()
  const { accounts, accountType, choose, pending } = useTypeChoice()
  const types = [...new Set(accounts.map(({ type }) => type))]
  if (types.length < 2) return null
  return (
    <Stack direction="row" gap={4} role="group" aria-label={t(messages, 'account.types')}>
      {types.map((type) => (
        <Button
          key={type}
          size={36}
          variant={type === accountType ? 'neutral' : 'ghost'}
          aria-pressed={type === accountType}
          loading={type === pending}
          onClick={() => choose(type)}
        >
          {t(namespaceMessages, `accountType.${type}`)}
        </Button>
      ))}
    </Stack>
  )
}
