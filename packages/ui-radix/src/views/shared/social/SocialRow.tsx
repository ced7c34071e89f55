import { useConnectMethods, useModalRouter } from '@foyer/headless'
import { type ReactElement, useId } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { MoreIcon } from '../../../primitives/Icon/controlIcons.ts'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { socialLayout } from './socialLayout.ts'
import { socialLooks } from './SocialMark.tsx'
import { socialMessages as messages } from './socialMessages.ts'
import { useSocialChoice } from './useSocialChoice.ts'

/** Social logins of the app: the first with its name, the next as squares, the rest in the next view. */
export default function SocialRow(): ReactElement {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { preload } = useShell()
  const { providers, isInUse, redirectView, choose, prepare } = useSocialChoice()
  const { methods } = useConnectMethods()
  const noteId = useId()
  const { wide, squares, hasMore } = socialLayout(providers)
  const inUse = isInUse ? t(messages, 'social.inUse') : undefined
  // The email field shows the same reason.
  const isNoted = isInUse && !methods.includes('email')
  const label = (provider: (typeof providers)[number]): string =>
    t(messages, 'social.continue', { provider: socialLooks[provider].name })
  const handlers = (provider: (typeof providers)[number]) => ({
    disabled: isInUse,
    title: inUse,
    onPointerEnter: () => prepare(provider),
    onFocus: () => prepare(provider),
    onClick: () => choose(provider),
  })
  const Wide = wide && socialLooks[wide].Icon
  return (
    <Stack
      gap={8}
      role="group"
      aria-label={t(messages, 'social.group')}
      aria-describedby={isNoted ? noteId : undefined}
    >
      {wide && Wide && (
        <Button block size={52} icon={<Wide />} {...handlers(wide)}>
          {label(wide)}
        </Button>
      )}
      {(squares.length > 0 || hasMore) && (
        <Stack direction="row" gap={8} equal>
          {squares.map((provider) => {
            const { Icon } = socialLooks[provider]
            return (
              <Button key={provider} size={52} aria-label={label(provider)} {...handlers(provider)}>
                <Icon />
              </Button>
            )
          })}
          {hasMore && (
            <Button
              size={52}
              aria-label={t(messages, 'social.more')}
              onPointerEnter={() => preload('ConnectSocials')}
              onFocus={() => preload('ConnectSocials')}
              onClick={() => push('ConnectSocials', { redirectView })}
            >
              <MoreIcon />
            </Button>
          )}
        </Stack>
      )}
      {isNoted && (
        <Text id={noteId} variant="caption" tone="muted">
          {inUse}
        </Text>
      )}
    </Stack>
  )
}
