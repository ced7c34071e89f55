import {
  type OnrampProviderItem,
  useModalRouter,
  useNetworks,
  useOnramp,
  useOnrampUrl,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { common } from '../../../i18n/common.ts'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { BankIcon, CardIcon } from '../../../primitives/Icon/subjectIcons.ts'
import { Image } from '../../../primitives/Image/Image.tsx'
import { Row } from '../../../primitives/Row/Row.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { TextLink } from '../../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { onRampProvidersMessages as messages } from '../messages.ts'

const MOST_NETWORKS = 5

/** Somebody who sells. Its page opens within the click, so it has to be known before. */
export function ProviderCard({ provider }: { readonly provider: OnrampProviderItem }): ReactElement {
  const t = useTranslate()
  const { start } = useOnramp()
  const { push } = useModalRouter()
  const { preload } = useShell()
  const { data: url, isError, isFetching, refetch } = useOnrampUrl({ provider: provider.name })
  const { name, label, feeRange, iconUrl } = provider
  return (
    <Stack gap={4}>
      <Row
        size={64}
        name={label}
        description={t(messages, `onRampProviders.${isError ? 'unavailable' : 'fees'}`, { range: feeRange })}
        image={<Image src={iconUrl} name={label} size={40} />}
        trailing={
          <Stack asChild direction="row" gap={4} align="center">
            <span>
              <CardIcon size={16} />
              <BankIcon size={16} />
              <VisuallyHidden>{t(messages, 'onRampProviders.ways')}</VisuallyHidden>
              <Networks provider={provider} />
            </span>
          </Stack>
        }
        chevron
        disabled={isError}
        loading={url === undefined && !isError}
        onPointerEnter={() => preload('BuyInProgress')}
        onFocus={() => preload('BuyInProgress')}
        onClick={() => {
          if (url === undefined) return
          start({ provider: name, url })
          push('BuyInProgress')
        }}
      />
      {isError && (
        <TextLink asChild size="caption">
          <button type="button" aria-busy={isFetching || undefined} onClick={() => void refetch()}>
            {t(common, 'common.retry')}
            <VisuallyHidden> {label}</VisuallyHidden>
          </button>
        </TextLink>
      )}
    </Stack>
  )
}

function Networks({ provider }: { readonly provider: OnrampProviderItem }): ReactElement {
  const { items } = useNetworks()
  const shown = items
    .map(({ network }) => network)
    .filter(({ chainNamespace }) => provider.supportedChains.includes(chainNamespace))
    .slice(0, MOST_NETWORKS)
  return (
    <Stack asChild direction="row" gap={2}>
      <span>
        {shown.map(({ caipNetworkId, name, assets }) => (
          <Image key={caipNetworkId} src={assets?.imageUrl} name={name} size={16} shape="round" lazy />
        ))}
      </span>
    </Stack>
  )
}
