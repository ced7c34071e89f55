import { type DownloadLinks, useDeviceContext, useDownloadLinks, useRouteData } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { ChevronDownIcon, ExternalIcon } from '../../primitives/Icon/arrowIcons.ts'
import { ExtensionIcon, GlobeIcon, PhoneIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Qr } from '../../primitives/Qr/Qr.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { useListKeys } from '../shared/useListKeys.ts'
import { useReportDownload } from '../shared/wallets/DownloadBar.tsx'

export const messages = {
  'downloads.list': 'Download options',
  'downloads.chrome': 'Browser extension',
  'downloads.appStore': 'iOS app',
  'downloads.playStore': 'Android app',
  'downloads.homepage': 'Website',
  'downloads.none': 'Nothing to download',
  'downloads.code': 'QR code to get {wallet} for {store}',
  'downloads.scan': 'Scan with your phone',
} as const

type Store = DownloadLinks['links'][number]['store']

const icons = { chrome: ExtensionIcon, appStore: PhoneIcon, playStore: PhoneIcon, homepage: GlobeIcon }
const isForPhones = (store: Store): boolean => store === 'appStore' || store === 'playStore'

/** Download links of a wallet; those for another device are QR codes. */
export default function Downloads(): ReactElement {
  const t = useTranslate()
  const wallet = useRouteData('Downloads')?.wallet
  const { links } = useDownloadLinks(wallet)
  const { isMobile } = useDeviceContext()
  const [expanded, setExpanded] = useState<Store>()
  const keys = useListKeys()
  const report = useReportDownload()
  if (links.length === 0) return <EmptyView drawing="door" title={t(messages, 'downloads.none')} />
  return (
    <List aria-label={t(messages, 'downloads.list')} {...keys}>
      {links.map(({ store, url }) => {
        const Icon = icons[store]
        const label = t(messages, `downloads.${store}`)
        if (!isMobile && isForPhones(store)) {
          const isExpanded = expanded === store
          return (
            <ListItem key={store}>
              <Stack gap={8}>
                <Row
                  name={label}
                  image={<Icon />}
                  aria-expanded={isExpanded}
                  trailing={<ChevronDownIcon size={16} data-turn={isExpanded ? 180 : 0} />}
                  onClick={() => {
                    setExpanded(isExpanded ? undefined : store)
                    if (!isExpanded && wallet) report(wallet, store)
                  }}
                />
                {isExpanded && <StoreCode url={url} store={label} wallet={wallet?.name ?? ''} />}
              </Stack>
            </ListItem>
          )
        }
        return (
          <ListItem key={store}>
            <Row asChild name={label} image={<Icon />} trailing={<ExternalIcon size={16} />}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer noopener"
                onClick={() => wallet && report(wallet, store)}
              />
            </Row>
          </ListItem>
        )
      })}
    </List>
  )
}

export type StoreCodeProps = { readonly url: string; readonly store: string; readonly wallet: string }

/** Page of an app store, to open on a phone. */
export function StoreCode({ url, store, wallet }: StoreCodeProps): ReactElement {
  const t = useTranslate()
  return (
    <Stack gap={8} align="center">
      <Qr value={url} label={t(messages, 'downloads.code', { wallet, store })} />
      <Text variant="caption" tone="muted" align="center">
        {t(messages, 'downloads.scan')}
      </Text>
    </Stack>
  )
}
