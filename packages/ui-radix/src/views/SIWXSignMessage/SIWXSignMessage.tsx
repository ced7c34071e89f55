import { useAccount, useAppMetadata, useNetwork, useSiwx } from '@foyer/headless'
import { type ReactElement, useEffect } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Address } from '../../primitives/Address/Address.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { HelpSection } from '../../primitives/HelpSection/HelpSection.tsx'
import { GlobeIcon } from '../../primitives/Icon/subjectIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { ThumbnailPair } from '../../primitives/ThumbnailPair/ThumbnailPair.tsx'
import { LazyUnfinishedNotice } from '../shared/account/LazyUnfinishedNotice.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { useReplaced } from '../shared/useReplaced.ts'
import { LazyWalletAppButton } from '../shared/wallets/LazyWalletAppButton.tsx'

export const messages = {
  'siwx.title': '{app} wants you to sign in',
  'siwx.titleUnnamed': 'This app wants you to sign in',
  'siwx.body': 'Sign a message to prove this wallet is yours. It costs nothing.',
  'siwx.required': 'Canceling disconnects your wallet.',
  'siwx.sign': 'Sign',
  'siwx.signing': 'Signing…',
} as const

/**
 * Requests the signature of a sign-in message; if required, it cannot be skipped. Opened by name with nothing to sign,
 * the account shows.
 */
export default function SIWXSignMessage(): ReactElement | null {
  const { status } = useSiwx()
  const isReplaced = useReplaced(status === 'idle' || status === 'signed-in', 'Account')
  return isReplaced ? null : <SignIn />
}

function SignIn(): ReactElement {
  const t = useTranslate()
  const { announce, descriptionId } = useShell()
  const { status, isRequired, signIn, cancel } = useSiwx()
  const { name: app, icons } = useAppMetadata()
  const { connector, address } = useAccount()
  const { name: network } = useNetwork()
  const isSigning = status === 'signing'
  useEffect(() => {
    if (isSigning) announce(t(messages, 'siwx.signing'))
  }, [isSigning, announce, t])
  return (
    <Stack gap={16}>
      <LazyUnfinishedNotice kinds={['signIn']} />
      <ThumbnailPair>
        <Image
          src={icons[0]}
          name={app}
          icon={app ? undefined : <GlobeIcon size={32} />}
          size={64}
          shape="round"
        />
        <Image
          src={connector?.icon}
          logo={connector && `wallet:${connector.id}`}
          name={connector?.name ?? ''}
          size={64}
        />
      </ThumbnailPair>
      <HelpSection
        id={descriptionId}
        title={app ? t(messages, 'siwx.title', { app }) : t(messages, 'siwx.titleUnnamed')}
      >
        {t(messages, 'siwx.body')}
        {isRequired && <> {t(messages, 'siwx.required')}</>}
      </HelpSection>
      {address !== undefined && (
        <Text variant="caption" tone="muted" align="center">
          <Address value={address} /> · <bdi>{network}</bdi>
        </Text>
      )}
      <OfflineNote />
      {isSigning && <LazyWalletAppButton />}
      <Stack direction="row" gap={8} equal>
        <Button size={52} loading={status === 'cancelling'} onClick={cancel}>
          {t(commonMessages, 'common.cancel')}
        </Button>
        <Button size={52} variant="primary" loading={isSigning} data-foyer-autofocus="" onClick={signIn}>
          {t(messages, isSigning ? 'siwx.signing' : 'siwx.sign')}
        </Button>
      </Stack>
    </Stack>
  )
}
