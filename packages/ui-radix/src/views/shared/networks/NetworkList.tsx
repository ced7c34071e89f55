import {
  type NetworkItem,
  type NetworkSearch,
  useAccount,
  useModalRouter,
  useChooseNetwork,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { badgeMessages } from '../../../i18n/statusMessages.ts'
import { Slot } from '../../../modal/slots.tsx'
import { NetworkRow } from '../../../primitives/Row/NetworkRow.tsx'
import { List, ListItem } from '../../../primitives/Stack/Stack.tsx'
import { sharedMessages as messages } from '../messages.ts'
import { useListKeys } from '../useListKeys.ts'

export type NetworkListProps = {
  readonly items: readonly NetworkItem[]
  /** @default by the rules of network switches */
  readonly onChoose?: ((item: NetworkItem) => void) | undefined
  /** Search that lists these networks, for the way back. */
  readonly networkSearch?: NetworkSearch | undefined
}

/** List of networks: marks the current one; unsupported ones are disabled with a reason. */
export function NetworkList({ items, onChoose, networkSearch }: NetworkListProps): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const { goBack } = useModalRouter()
  const chooseNetwork = useChooseNetwork()
  const choose = ({ network }: NetworkItem): void => {
    if (chooseNetwork({ caipNetworkId: network.caipNetworkId, networkSearch }) === 'none') goBack()
  }
  return (
    <List aria-label={t(messages, 'networks.list')} {...useListKeys()}>
      {items.map((item) => {
        const { network, isCurrent, isDisabled } = item
        const { name } = network
        const onClick = (): void => (onChoose ?? choose)(item)
        return (
          <ListItem key={network.caipNetworkId}>
            <Slot name="networkRow" data={{ name, network, isCurrent, isDisabled, onChoose: onClick }}>
              <NetworkRow
                name={name}
                imageSrc={network.assets?.imageUrl}
                logo={network.caipNetworkId}
                badge={network.testnet ? t(badgeMessages, 'badge.testnet') : undefined}
                selected={isCurrent}
                disabled={isDisabled}
                description={
                  isDisabled
                    ? t(messages, 'networks.unavailable', { wallet: connector?.name ?? '' })
                    : undefined
                }
                onClick={onClick}
              />
            </Slot>
          </ListItem>
        )
      })}
    </List>
  )
}
