import { useFeatures, useModalRouter, useNetwork, useNetworks } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Image } from '../../../primitives/Image/Image.tsx'
import { Row } from '../../../primitives/Row/Row.tsx'
import { accountSettingsMessages as messages } from '../messages.ts'

/** The network in use; leads to the others where there is a choice. */
export function NetworkRow(): ReactElement {
  const t = useTranslate()
  const network = useNetwork()
  const { items, isSupported } = useNetworks()
  const { isNetworkSwitchEnabled } = useFeatures()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const isChoice = isNetworkSwitchEnabled && (items.length > 1 || !isSupported) && has('Networks')
  const facts = {
    name: network.name,
    description: t(messages, 'accountSettings.network'),
    image: <Image src={network.assets?.imageUrl} name={network.name} />,
  }
  if (!isChoice) {
    return (
      <Row {...facts} asChild>
        <div />
      </Row>
    )
  }
  return (
    <Row
      {...facts}
      chevron
      onPointerEnter={() => preload('Networks')}
      onFocus={() => preload('Networks')}
      onClick={() => push('Networks')}
    />
  )
}
