import { useAccount, useModalRouter, usePay } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { WalletIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { DisconnectRow } from '../shared/account/DisconnectRow.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { PayBadge, payMessages } from '../shared/transfers/PayBadge.tsx'

export const messages = {
  'pay.with': 'Pay with {wallet}',
  'pay.connect': 'Pay with wallet',
} as const

/** The requested payment, and the wallet to pay with. */
export default function Pay(): ReactElement {
  const t = useTranslate()
  const { option, progress } = usePay()
  const { isConnected, connector } = useAccount()
  const { preload } = useShell()
  const { push, replace } = useModalRouter()
  if (!option) return <EmptyView drawing="receipt" title={t(payMessages, 'pay.none')} />
  const next = progress.status === 'ready' ? 'PayQuote' : 'PayLoading'
  return (
    <Stack gap={24}>
      <PayBadge option={option} />
      <Stack gap={4}>
        {isConnected ? (
          <>
            <Row
              name={t(messages, 'pay.with', { wallet: connector?.name ?? '' })}
              image={
                <Image
                  src={connector?.icon}
                  logo={connector && `wallet:${connector.id}`}
                  name={connector?.name ?? ''}
                />
              }
              chevron
              onPointerEnter={() => preload(next)}
              onFocus={() => preload(next)}
              onClick={() => (next === 'PayQuote' ? push(next) : replace(next))}
            />
            <DisconnectRow />
          </>
        ) : (
          <Row
            name={t(messages, 'pay.connect')}
            image={<WalletIcon />}
            chevron
            onPointerEnter={() => preload('Connect')}
            onFocus={() => preload('Connect')}
            onClick={() => push('Connect', { redirectView: 'PayQuote' })}
          />
        )}
      </Stack>
    </Stack>
  )
}
