import { type ReactElement, useId } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { List, ListItem, Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { LegalGate } from '../shared/legal/LegalGate.tsx'
import { socialLooks } from '../shared/social/SocialMark.tsx'
import { socialMessages as messages } from '../shared/social/socialMessages.ts'
import { useSocialChoice } from '../shared/social/useSocialChoice.ts'

/** All social logins of the app. */
export default function ConnectSocials(): ReactElement {
  const t = useTranslate()
  const { providers, isInUse, choose, prepare } = useSocialChoice()
  const noteId = useId()
  if (providers.length === 0) return <EmptyView drawing="door" title={t(messages, 'social.none')} />
  return (
    <LegalGate>
      <Stack gap={8}>
        {isInUse && (
          <Text id={noteId} variant="caption" tone="muted" align="center">
            {t(messages, 'social.inUse')}
          </Text>
        )}
        <List aria-label={t(messages, 'social.group')} aria-describedby={isInUse ? noteId : undefined}>
          {providers.map((provider) => {
            const { name, Icon } = socialLooks[provider]
            return (
              <ListItem key={provider}>
                <Row
                  name={name}
                  image={<Icon />}
                  chevron
                  disabled={isInUse}
                  onPointerEnter={() => prepare(provider)}
                  onFocus={() => prepare(provider)}
                  onClick={() => choose(provider)}
                />
              </ListItem>
            )
          })}
        </List>
      </Stack>
    </LegalGate>
  )
}
