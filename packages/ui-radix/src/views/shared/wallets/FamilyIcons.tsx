import type { ConnectListItem } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { RowNetworks } from '../../../primitives/Row/RowNetworks.tsx'
import { familyMessages, useFamilies } from './families.ts'

export type FamilyIconsProps = Pick<ConnectListItem, 'namespaces'>

/** Namespaces that a wallet supports. */
export default function FamilyIcons({ namespaces }: FamilyIconsProps): ReactElement {
  const t = useTranslate()
  const families = useFamilies()
    .filter(({ namespace }) => namespaces.includes(namespace))
    .map(({ namespace, imageUrl, logo }) => ({
      name: t(familyMessages, `family.${namespace}`),
      src: imageUrl,
      logo,
    }))
  const networks = families.map(({ name }) => name).join(', ')
  return <RowNetworks networks={families} label={t(familyMessages, 'connect.worksOn', { networks })} />
}
