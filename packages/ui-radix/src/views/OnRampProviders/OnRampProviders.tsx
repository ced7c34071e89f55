import {
  useAccount,
  useFeatures,
  useModalRouter,
  useNetwork,
  useOnramp,
  useOnrampOptions,
  type OnrampProviderItem,
  useNetworks,
  useOnrampUrl,
  useStartPurchase,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { BuyForm } from '../../onramp/BuyForm.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { CardIcon, BankIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { TextLink } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { ChooseNetworkButton } from '../shared/networks/ChooseNetworkButton.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { useRetry } from '../shared/useRetry.ts'

export const messages = {
  'onRampProviders.list': 'Providers',
  'onRampProviders.fees': 'Fees {range}',
  'onRampProviders.ways': 'Card or bank',
  'onRampProviders.unavailable': 'Not available right now',
  'onRampProviders.none': 'No provider for {network}',
  'onRampProviders.region': 'Buying is not available in your region',
  'onRampProviders.connect': 'Connect wallet',
  'onRampProviders.connectTitle': 'Connect your wallet',
  'onRampProviders.connectBody': 'What you buy goes straight to your wallet.',
} as const

const importNote = () => import('./Note.tsx')

/** Amount and providers of a purchase. */
export default function OnRampProviders(): ReactElement {
  const t = useTranslate()
  const { address } = useAccount()
  const network = useNetwork()
  const { reasons, termsConditionsUrl, privacyPolicyUrl } = useFeatures({
    namespace: network.chainNamespace,
  })
  const { push } = useModalRouter()
  const { preload } = useShell()
  const { providers } = useOnramp()
  useOnrampOptions({ enabled: providers.length > 0 })
  const Note = useLazyComponent(importNote, { isWanted: Boolean(termsConditionsUrl ?? privacyPolicyUrl) })
  if (providers.length === 0) {
    if (reasons.onramp === 'time-zone')
      return <EmptyView drawing="door" title={t(messages, 'onRampProviders.region')} />
    return (
      <EmptyState drawing="door" title={t(messages, 'onRampProviders.none', { network: network.name })}>
        <ChooseNetworkButton />
      </EmptyState>
    )
  }
  if (address === undefined) {
    return (
      <EmptyState
        drawing="wallet"
        title={t(messages, 'onRampProviders.connectTitle')}
        body={t(messages, 'onRampProviders.connectBody')}
      >
        <Button variant="primary" onClick={() => push('Connect', { redirectView: 'OnRampProviders' })}>
          {t(messages, 'onRampProviders.connect')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <Stack gap={12}>
      <LazyUnfinishedNotice kinds={['buy']} />
      <OfflineNote />
      <BuyForm onChoose={(route) => push(route)} onIntent={preload} />
      <List aria-label={t(messages, 'onRampProviders.list')} gap={8}>
        {providers.map((provider) => (
          <ListItem key={provider.name}>
            <ProviderCard provider={provider} />
          </ListItem>
        ))}
      </List>
      {Note && <Note />}
    </Stack>
  )
}

const MOST_NETWORKS = 3

/** An onramp provider. Its page opens within the click, so its URL must be known before. */
export function ProviderCard({ provider }: { readonly provider: OnrampProviderItem }): ReactElement {
  const t = useTranslate()
  const { startPurchase } = useStartPurchase()
  const { push } = useModalRouter()
  const { preload } = useShell()
  const query = useOnrampUrl({ provider: provider.name })
  const { data: url, isError } = query
  const { retry, isRetrying, isOffline } = useRetry(query)
  const { name, label, feeRange, iconUrl } = provider
  return (
    <Stack gap={4}>
      <Row
        size={64}
        name={label}
        description={t(messages, `onRampProviders.${isError ? 'unavailable' : 'fees'}`, {
          range: feeRange.replace('-', '–'),
        })}
        image={
          <Image
            src={iconUrl}
            logo={`provider:${name}`}
            name={label}
            icon={<CardIcon size={20} />}
            size={40}
          />
        }
        trailing={
          <>
            <Stack asChild direction="row" gap={4} align="center">
              <span>
                <CardIcon size={16} />
                <BankIcon size={16} />
                <VisuallyHidden>{t(messages, 'onRampProviders.ways')}</VisuallyHidden>
              </span>
            </Stack>
            <Networks provider={provider} />
          </>
        }
        chevron
        disabled={isError || isOffline}
        loading={url === undefined && !isError && !isOffline}
        onPointerEnter={() => preload('BuyInProgress')}
        onFocus={() => preload('BuyInProgress')}
        onClick={() => {
          if (url === undefined) return
          startPurchase({ provider: name, url })
          push('BuyInProgress')
        }}
      />
      {isError && (
        <TextLink asChild size="caption">
          <button type="button" aria-busy={isRetrying || undefined} onClick={retry}>
            {t(commonMessages, 'common.retry')}
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
          <Image
            key={caipNetworkId}
            src={assets?.imageUrl}
            logo={caipNetworkId}
            name={name}
            size={16}
            shape="round"
            lazy
          />
        ))}
      </span>
    </Stack>
  )
}
