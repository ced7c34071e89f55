import { useNetwork } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Address } from '../../primitives/Address/Address.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { CheckIcon } from '../../primitives/Icon/controlIcons.ts'
import { KeyIcon, StackIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { familyMessages } from '../shared/familyMessages.ts'
import { useTypeChoice } from '../shared/useTypeChoice.ts'
import { smartAccountMessages as messages } from './messages.ts'
import { useRadioKeys } from './useRadioKeys.ts'

/** Which of the embedded wallet's accounts is used: the standard one, or the smart one. */
export default function SmartAccountSettings(): ReactElement {
  const t = useTranslate()
  const { name: network } = useNetwork()
  const { accounts, accountType, choose, pending } = useTypeChoice()
  const choices = accounts.filter(({ type }) => type === 'eoa' || type === 'smartAccount')
  const keys = useRadioKeys({
    values: choices.map(({ type }) => type),
    value: accountType,
    onChange: choose,
  })
  if (!choices.some(({ type }) => type === 'smartAccount')) {
    return (
      <EmptyState title={t(messages, 'smartAccount.none', { network })}>
        {t(messages, 'smartAccount.noneBody')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={12}>
      <Stack gap={4} role="radiogroup" aria-label={t(messages, 'smartAccount.group')}>
        {choices.map(({ type, address }) => {
          const isInUse = type === accountType
          return (
            <Row
              key={type}
              role="radio"
              aria-checked={isInUse}
              aria-current={undefined}
              selected={isInUse}
              loading={type === pending}
              size={64}
              name={t(familyMessages, `accountType.${type}`)}
              description={<Address value={address} />}
              image={type === 'smartAccount' ? <StackIcon /> : <KeyIcon />}
              trailing={isInUse && <CheckIcon size={20} />}
              onClick={() => choose(type)}
              {...keys(type)}
            />
          )
        })}
      </Stack>
      <Text align="center" variant="caption" tone="muted">
        {t(messages, 'smartAccount.each')}
      </Text>
    </Stack>
  )
}
