import { useDeviceContext, useFarcasterLogin, useModalRouter, useToast } from '@foyer/headless'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Qr } from '../../primitives/Qr/Qr.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { StatusHero } from '../../primitives/StatusHero/StatusHero.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { CopyLinkButton } from '../shared/pairing/CopyLinkButton.tsx'
import { pairingMessages } from '../shared/pairing/pairingMessages.ts'
import { SocialMark, socialLooks } from '../shared/social/SocialMark.tsx'
import { socialMessages } from '../shared/social/socialMessages.ts'

export const messages = {
  'connectingFarcaster.label': 'QR code to sign in with Farcaster',
  'connectingFarcaster.continue': 'Continue in Farcaster',
  'connectingFarcaster.approve': 'Approve in the app',
  'connectingFarcaster.open': 'Open Farcaster',
} as const

/** QR code for a phone, or a link on the phone; waits for the approval in Farcaster. */
export default function ConnectingFarcaster(): ReactElement {
  const t = useTranslate()
  const { isMobile } = useDeviceContext()
  const { isAvailable, uri, connectFarcasterAsync } = useFarcasterLogin()
  const isApproved = useApproval(connectFarcasterAsync, isAvailable)
  if (!isAvailable) return <EmptyView drawing="door" title={t(socialMessages, 'social.none')} />
  if (isApproved) {
    const title = t(socialMessages, 'social.continue', { provider: socialLooks.farcaster.name })
    return <Waiting title={title} body={t(socialMessages, 'social.account')} />
  }
  if (!isMobile) return <Code uri={uri} />
  return (
    <Waiting
      title={t(messages, 'connectingFarcaster.continue')}
      body={t(messages, 'connectingFarcaster.approve')}
    >
      <OpenButton uri={uri} />
    </Waiting>
  )
}

function Waiting({
  title,
  body,
  children,
}: {
  readonly title: string
  readonly body: string
  readonly children?: ReactNode
}): ReactElement {
  const { announce } = useShell()
  useEffect(() => announce(`${title}. ${body}`), [announce, title, body])
  return (
    <Slot name="status.hero" data={{ state: 'waiting' }}>
      <StatusHero
        state="waiting"
        shape="round"
        image={<SocialMark provider="farcaster" />}
        title={title}
        body={body}
      >
        {children}
        <OfflineNote />
      </StatusHero>
    </Slot>
  )
}

type UriProps = { readonly uri: string | undefined }

function OpenButton({ uri }: UriProps): ReactElement {
  const t = useTranslate()
  const words = t(messages, 'connectingFarcaster.open')
  if (uri === undefined) {
    return (
      <Button variant="primary" disabled>
        {words}
      </Button>
    )
  }
  return (
    <Button asChild variant="primary">
      <a href={uri} target="_blank" rel="noreferrer" data-foyer-autofocus="">
        {words}
      </a>
    </Button>
  )
}

function Code({ uri }: UriProps): ReactElement {
  const t = useTranslate()
  const { Icon } = socialLooks.farcaster
  return (
    <Stack gap={12} align="center">
      <Slot name="qr" data={{ uri, status: uri === undefined ? 'pending' : 'ready' }}>
        <Qr value={uri} label={t(messages, 'connectingFarcaster.label')} logo={<Icon size={32} />} />
      </Slot>
      <OfflineNote />
      <Stack gap={0} align="center">
        <Text variant="heading" align="center">
          {t(pairingMessages, 'qr.scan')}
        </Text>
        <CopyLinkButton uri={uri} />
      </Stack>
    </Stack>
  )
}

/** Waits for the approval; `true` once given. Leaving the view aborts the request, unless it is approved. */
function useApproval(
  connect: ReturnType<typeof useFarcasterLogin>['connectFarcasterAsync'],
  isAvailable: boolean,
): boolean {
  const { show } = useToast()
  const { goBack } = useModalRouter()
  const [isApproved, setApproved] = useState(false)
  const latest = useRef({ connect, show, goBack })
  useEffect(() => {
    latest.current = { connect, show, goBack }
  })
  useEffect(() => {
    if (!isAvailable) return
    const controller = new AbortController()
    const { signal } = controller
    let [isOver, hasLeft] = [false, false]
    const onApproved = (): void => {
      isOver = true
      setApproved(true)
    }
    latest.current.connect({ signal, onApproved }).catch((error: unknown) => {
      if (signal.aborted) return
      latest.current.show({ message: error, variant: 'error' })
      if (!hasLeft) latest.current.goBack()
    })
    return () => {
      hasLeft = true
      if (!isOver) controller.abort()
    }
  }, [isAvailable])
  return isApproved
}
