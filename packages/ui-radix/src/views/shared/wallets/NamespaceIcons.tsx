import type { ConnectListItem } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { RowNetworks } from '../../../primitives/Row/RowNetworks.tsx'
import { namespaceMessages, useNamespaces } from './namespaces.ts'

export type NamespaceIconsProps = Pick<ConnectListItem, 'namespaces'>

/** Namespaces that a wallet supports. */
export default function NamespaceIcons({ namespaces }: NamespaceIconsProps): ReactElement {
  const t = useTranslate()
  const supported = useNamespaces()
    .filter(({ namespace }) => namespaces.includes(namespace))
    .map(({ namespace, imageUrl, logo }) => ({
      name: t(namespaceMessages, `namespace.${namespace}`),
      src: imageUrl,
      logo,
    }))
  const networks = supported.map(({ name }) => name).join(', ')
  return <RowNetworks networks={supported} label={t(namespaceMessages, 'connect.worksOn', { networks })} />
}
