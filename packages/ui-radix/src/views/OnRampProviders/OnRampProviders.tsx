import {
  useAccount,
  useFeatures,
  useModalRouter,
  useNetwork,
  useOnramp,
  useOnrampOptions,
} from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { usePart } from '../../load/usePart.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { CardIcon } from '../../primitives/Icon/subjectIcons.ts'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { BuyForm } from '../shared/BuyForm.tsx'
import { onRampProvidersMessages as messages } from './messages.ts'
import { ProviderCard } from './parts/ProviderCard.tsx'

const importNote = () => import('./parts/Note.tsx')

/** How much is bought, and from whom. */
export default function OnRampProviders(): ReactElement {
  const t = useTranslate()
  const { address } = useAccount()
  const network = useNetwork()
  const { reasons, termsConditionsUrl, privacyPolicyUrl } = useFeatures({
    namespace: network.chainNamespace,
  })
  const { push } = useModalRouter()
  const { providers } = useOnramp()
  useOnrampOptions({ enabled: providers.length > 0 })
  const Note = usePart(importNote, { isWanted: Boolean(termsConditionsUrl ?? privacyPolicyUrl) })
  const icon = <CardIcon size={24} />
  if (providers.length === 0) {
    const why = reasons.onramp === 'time-zone' ? 'region' : 'none'
    return <EmptyState icon={icon} title={t(messages, `onRampProviders.${why}`, { network: network.name })} />
  }
  if (address === undefined) {
    return (
      <EmptyState
        icon={icon}
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
      <BuyForm onChoose={(route) => push(route)} />
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
