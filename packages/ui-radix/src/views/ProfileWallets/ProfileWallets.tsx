import { useAccount, useModalRouter, useNetwork } from '@foyer/headless'
import { type ReactElement, useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../primitives/Tabs/Tabs.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { familyMessages } from '../shared/familyMessages.ts'
import { useFamilies } from '../shared/useFamilies.ts'
import { profileWalletsMessages as messages } from './messages.ts'
import { FamilyWallets } from './parts/FamilyWallets.tsx'

/** The wallets of the visitor, family by family: connected, used before, and the way to one more. */
export default function ProfileWallets(): ReactElement {
  const t = useTranslate()
  const families = useFamilies()
  const [shown, show] = useState<string>(useNetwork().chainNamespace)
  useNoWayBack()
  const [only] = families
  if (only && families.length === 1) return <FamilyWallets namespace={only.namespace} />
  // Five names do not fit beside each other: there only the one that is shown is written out.
  const isCrowded = families.length > 3
  return (
    <Tabs value={shown} onValueChange={show}>
      <TabsList aria-label={t(messages, 'profileWallets.families')}>
        {families.map(({ namespace, imageUrl }) => {
          const name = t(familyMessages, `family.${namespace}`)
          return (
            <TabsTrigger key={namespace} value={namespace} title={name}>
              <Image src={imageUrl} name={name} size={20} shape="round" />
              {isCrowded && namespace !== shown ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </TabsTrigger>
          )
        })}
      </TabsList>
      {families.map(({ namespace }) => (
        <TabsContent key={namespace} value={namespace}>
          <FamilyWallets namespace={namespace} />
        </TabsContent>
      ))}
    </Tabs>
  )
}

/** Without an account there is nothing to go back to: the account's own screen would be blank. */
function useNoWayBack(): void {
  const { isConnected } = useAccount()
  const { history, reset } = useModalRouter()
  const hasAccountBehind = history.includes('Account')
  useEffect(() => {
    if (!isConnected && hasAccountBehind) reset('ProfileWallets')
  }, [isConnected, hasAccountBehind, reset])
}
