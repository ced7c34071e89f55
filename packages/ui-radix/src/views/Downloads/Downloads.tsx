import { type DownloadLinks, useDeviceContext, useDownloadLinks, useRouteData } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ChevronDownIcon, ExternalIcon } from '../../primitives/Icon/arrowIcons.ts'
import { ExtensionIcon, GlobeIcon, PhoneIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem } from '../../primitives/Stack/Stack.tsx'
import { useGetWallet } from '../shared/useGetWallet.ts'
import { useListKeys } from '../shared/useListKeys.ts'
import { downloadsMessages as messages } from './messages.ts'
import { StoreCode } from './parts/StoreCode.tsx'

type Store = DownloadLinks['links'][number]['store']

const icons = { chrome: ExtensionIcon, appStore: PhoneIcon, playStore: PhoneIcon, homepage: GlobeIcon }
const isForPhones = (store: Store): boolean => store === 'appStore' || store === 'playStore'

/** Where a wallet can be got: what is for another device is a code to scan, the rest a link. */
export default function Downloads(): ReactElement {
  const t = useTranslate()
  const wallet = useRouteData('Downloads')?.wallet
  const { links } = useDownloadLinks(wallet)
  const { isMobile } = useDeviceContext()
  const [expanded, setExpanded] = useState<Store>()
  const keys = useListKeys()
  const note = useGetWallet()
  if (links.length === 0) return <EmptyState title={t(messages, 'downloads.none')} />
  return (
    <List aria-label={t(messages, 'downloads.list')} {...keys}>
      {links.map(({ store, url }) => {
        const Icon = icons[store]
        const label = t(messages, `downloads.${store}`)
        if (!isMobile && isForPhones(store)) {
          const isExpanded = expanded === store
          return (
            <ListItem key={store}>
              <Row
                name={label}
                image={<Icon />}
                aria-expanded={isExpanded}
                trailing={<ChevronDownIcon size={16} />}
                onClick={() => {
                  setExpanded(isExpanded ? undefined : store)
                  if (!isExpanded && wallet) note(wallet, store)
                }}
              />
              {isExpanded && <StoreCode url={url} store={label} wallet={wallet?.name ?? ''} />}
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
                onClick={() => wallet && note(wallet, store)}
              />
            </Row>
          </ListItem>
        )
      })}
    </List>
  )
}
