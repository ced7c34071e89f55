import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem } from '../../primitives/Stack/Stack.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { LegalGate } from '../shared/legal/LegalGate.tsx'
import { socialLooks } from '../shared/social/SocialMark.tsx'
import { socialMessages as messages } from '../shared/social/socialMessages.ts'
import { useSocialChoice } from '../shared/social/useSocialChoice.ts'

/** All social logins of the app. */
export default function ConnectSocials(): ReactElement {
  const t = useTranslate()
  const { providers, isInUse, choose, prepare } = useSocialChoice()
  if (providers.length === 0) return <EmptyView drawing="door" title={t(messages, 'social.none')} />
  return (
    <LegalGate>
      <List aria-label={t(messages, 'social.group')}>
        {providers.map((provider) => {
          const { name, Icon } = socialLooks[provider]
          return (
            <ListItem key={provider}>
              <Row
                name={name}
                image={<Icon />}
                chevron
                disabled={isInUse}
                description={isInUse ? t(messages, 'social.inUse') : undefined}
                onPointerEnter={() => prepare(provider)}
                onFocus={() => prepare(provider)}
                onClick={() => choose(provider)}
              />
            </ListItem>
          )
        })}
      </List>
    </LegalGate>
  )
}
