import { useNetwork } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../primitives/Tabs/Tabs.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { namespaceMessages, useNamespaces } from '../shared/wallets/namespaces.ts'
import { profileWalletsMessages as messages } from './messages.ts'
import { NamespaceWallets } from './NamespaceWallets.tsx'

/** Tabs of the namespaces. */
export default function NamespaceTabs(): ReactElement {
  const t = useTranslate()
  const namespaces = useNamespaces()
  const [shown, show] = useState<string>(useNetwork().chainNamespace)
  // Five labels do not fit: only the selected one is shown as text.
  const isCrowded = namespaces.length > 3
  return (
    <Tabs value={shown} onValueChange={show}>
      <TabsList aria-label={t(messages, 'profileWallets.namespaces')}>
        {namespaces.map(({ namespace, imageUrl, logo }) => {
          const name = t(namespaceMessages, `namespace.${namespace}`)
          return (
            <TabsTrigger key={namespace} value={namespace} title={name}>
              <Image src={imageUrl} logo={logo} name={name} size={20} shape="round" />
              {isCrowded && namespace !== shown ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </TabsTrigger>
          )
        })}
      </TabsList>
      {namespaces.map(({ namespace }) => (
        <TabsContent key={namespace} value={namespace}>
          <NamespaceWallets namespace={namespace} />
        </TabsContent>
      ))}
    </Tabs>
  )
}
