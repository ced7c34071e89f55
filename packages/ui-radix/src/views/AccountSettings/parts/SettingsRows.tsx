import { type Identity, useAccount, useFeatures, useModalRouter, useNameRegistration } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import type { Icon } from '../../../primitives/Icon/createIcon.tsx'
import { ClockIcon, IdIcon, StackIcon } from '../../../primitives/Icon/subjectIcons.ts'
import { Row } from '../../../primitives/Row/Row.tsx'
import { accountSettingsMessages as messages } from '../messages.ts'
import { type SettingsRoute, settingsRoutes } from '../rules.ts'

const icons: Readonly<Record<SettingsRoute, Icon>> = {
  SmartAccountSettings: StackIcon,
  ChooseAccountName: IdIcon,
  SmartSessionList: ClockIcon,
}

/** What the wallet lets be set here. */
export function SettingsRows({ identity }: { readonly identity: Identity | undefined }): ReactElement {
  const t = useTranslate()
  const { connector, namespace, allAccounts } = useAccount()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const { smartSessions } = useFeatures({ namespace })
  const { reason } = useNameRegistration()
  const routes = settingsRoutes({
    isEmbedded: connector?.type === 'AUTH',
    hasSmartAccount: allAccounts.some(({ type }) => type === 'smartAccount'),
    // Nobody is offered a name before it is known that there is none.
    hasName: !identity || Boolean(identity.name),
    canRegisterName: reason === undefined,
    hasSmartSessions: smartSessions,
    hasRoute: has,
  })
  return (
    <>
      {routes.map((route) => {
        const RouteIcon = icons[route]
        return (
          <Row
            key={route}
            name={t(messages, `accountSettings.${route}`)}
            image={<RouteIcon />}
            chevron
            onPointerEnter={() => preload(route)}
            onFocus={() => preload(route)}
            onClick={() => push(route)}
          />
        )
      })}
    </>
  )
}
