import { useAccount, useFeatures, useModalRouter, type WalletFeature } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Icon } from '../../primitives/Icon/createIcon.tsx'
import { ReceiveIcon, SwapIcon, SendIcon, PlusIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { accountMessages as messages } from './messages.ts'
import { accountFeatures } from './rules.ts'

const icons: Readonly<Record<WalletFeature, Icon>> = {
  onramp: PlusIcon,
  swaps: SwapIcon,
  receive: ReceiveIcon,
  send: SendIcon,
}

/** Buttons for the features of the account: buy, swap, send, receive. */
export function FeatureRow(): ReactElement | null {
  const t = useTranslate()
  const { namespace } = useAccount()
  const features = useFeatures({ namespace })
  const { has, preload } = useShell()
  const { push } = useModalRouter()
  const shown = accountFeatures({ features, hasRoute: has })
  if (shown.length === 0) return null
  return (
    <Stack direction="row" gap={4} equal role="group" aria-label={t(messages, 'account.actions')}>
      {shown.map(({ feature, route }) => {
        const FeatureIcon = icons[feature]
        return (
          <Button
            key={feature}
            variant="neutral"
            data-layout="stacked"
            onPointerEnter={() => preload(route)}
            onFocus={() => preload(route)}
            onClick={() => push(route as 'WalletReceive')}
          >
            <FeatureIcon />
            {t(messages, `account.${feature}`)}
          </Button>
        )
      })}
    </Stack>
  )
}
