import { useEmbeddedWallet, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { useShell } from '../../../modal/ShellContext.ts'
import { UpIcon } from '../../../primitives/Icon/arrowIcons.ts'
import { MailIcon } from '../../../primitives/Icon/controlIcons.ts'
import { Row } from '../../../primitives/Row/Row.tsx'
import { socialLooks } from '../social/SocialMark.tsx'

/** Texts of login methods of the embedded wallet. */
export const messages = {
  'login.email': 'Email',
  'login.upgrade': 'Upgrade your wallet',
  'login.upgradeBody': 'Use it in any app',
} as const

/** Login method of the embedded wallet: an email address can be changed, a social account cannot. */
export default function LoginRows(): ReactElement | null {
  const { user } = useEmbeddedWallet()
  if (!user) return null
  if (user.social) {
    const { name, Icon } = socialLooks[user.social]
    return (
      <Row asChild name={user.username ?? name} description={name} image={<Icon />}>
        <div />
      </Row>
    )
  }
  return user.email === undefined ? null : <EmailRows email={user.email} />
}

function EmailRows({ email }: { readonly email: string }): ReactElement {
  const t = useTranslate()
  const { push } = useModalRouter()
  const { has, preload } = useShell()
  const facts = { name: email, description: t(messages, 'login.email'), image: <MailIcon /> }
  return (
    <>
      {has('UpdateEmailWallet') ? (
        <Row
          {...facts}
          chevron
          onPointerEnter={() => preload('UpdateEmailWallet')}
          onFocus={() => preload('UpdateEmailWallet')}
          onClick={() => push('UpdateEmailWallet', { email, redirectView: 'Account' })}
        />
      ) : (
        <Row {...facts} asChild>
          <div />
        </Row>
      )}
      {has('UpgradeEmailWallet') && (
        <Row
          name={t(messages, 'login.upgrade')}
          description={t(messages, 'login.upgradeBody')}
          image={<UpIcon />}
          chevron
          onPointerEnter={() => preload('UpgradeEmailWallet')}
          onFocus={() => preload('UpgradeEmailWallet')}
          onClick={() => push('UpgradeEmailWallet')}
        />
      )}
    </>
  )
}
