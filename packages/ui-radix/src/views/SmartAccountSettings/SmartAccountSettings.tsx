import { useAccount, useNetwork } from '@foyer/headless'
import { type ReactElement, type KeyboardEvent, type RefCallback, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Address } from '../../primitives/Address/Address.tsx'
import { CheckIcon } from '../../primitives/Icon/controlIcons.ts'
import { KeyIcon, StackIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useTypeChoice } from '../shared/account/useTypeChoice.ts'
import { EmptyView } from '../shared/EmptyView.tsx'
import { ChooseNetworkButton } from '../shared/networks/ChooseNetworkButton.tsx'
import { namespaceMessages } from '../shared/wallets/namespaces.ts'

export const messages = {
  'smartAccount.group': 'Current account',
  'smartAccount.each': 'Each type has its own address.',
  'smartAccount.none': 'No smart account on {network}',
  'smartAccount.noneBody': 'Switch to another network to use one.',
} as const

/** Selects the account type of the embedded wallet: EOA or smart account. */
export default function SmartAccountSettings(): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const { name: network } = useNetwork()
  const { accounts, accountType, choose, pending } = useTypeChoice()
  const choices = accounts.filter(({ type }) => type === 'eoa' || type === 'smartAccount')
  const keys = useRadioKeys({
    values: choices.map(({ type }) => type),
    value: accountType,
    onChange: choose,
  })
  if (!choices.some(({ type }) => type === 'smartAccount')) {
    // Other wallets have no smart account on any network.
    const mayHaveOne = connector?.type === 'AUTH'
    return (
      <EmptyView
        drawing="door"
        title={t(messages, 'smartAccount.none', { network })}
        body={mayHaveOne ? t(messages, 'smartAccount.noneBody') : undefined}
      >
        {mayHaveOne && <ChooseNetworkButton />}
      </EmptyView>
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
              name={t(namespaceMessages, `accountType.${type}`)}
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

type RadioProps = {
  readonly ref: RefCallback<HTMLButtonElement>
  readonly tabIndex: 0 | -1
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Keyboard of a radio group: one tab stop, and arrow keys that select. */
export function useRadioKeys<value extends string>({
  values,
  value,
  onChange,
}: {
  readonly values: readonly value[]
  readonly value: string | undefined
  readonly onChange: (value: value) => void
}): (value: value) => RadioProps {
  const elements = useRef(new Map<value, HTMLButtonElement>())
  const [focused, setFocused] = useState<value>()
  // A focused radio that is not selected, while the wallet is asked or after a rejection, is the stop: Radix would take
  // another one for the end of the dialog, and Tab would stay.
  const stop = focused ?? values.find((each) => each === value) ?? values[0]
  return (each) => ({
    ref: (element) => {
      if (element) elements.current.set(each, element)
      else elements.current.delete(each)
    },
    tabIndex: each === stop ? 0 : -1,
    onFocus: () => setFocused(each),
    onBlur: () => setFocused(undefined),
    onKeyDown(event) {
      const step = steps[event.key]
      const next = step && values.at((values.indexOf(each) + step) % values.length)
      if (!next) return
      event.preventDefault()
      elements.current.get(next)?.focus()
      onChange(next)
    },
  })
}
