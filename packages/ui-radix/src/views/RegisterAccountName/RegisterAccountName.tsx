import { useRouteData, isUserRejected, useAccount } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { EmptyView } from '../shared/EmptyView.tsx'
import { OfflineNote } from '../shared/OfflineNote.tsx'
import { useIsOnline } from '../shared/useIsOnline.ts'
import { LazyWalletAppButton } from '../shared/wallets/LazyWalletAppButton.tsx'
import { WalletHero } from '../shared/wallets/WalletHero.tsx'
import { registerAccountNameMessages as messages } from './messages.ts'
import { NameField } from './NameField.tsx'
import { readTyped } from './rules.ts'
import { Suggestions } from './Suggestions.tsx'
import { useNameCheck } from './useNameCheck.ts'
import { type Registration, useRegistration } from './useRegistration.ts'

/** Finds a free name, and registers it. */
export default function RegisterAccountName(): ReactElement {
  const t = useTranslate()
  const registration = useRegistration()
  const { reason } = registration
  if (reason) {
    return (
      <EmptyView
        drawing="door"
        title={t(messages, 'registerAccountName.off')}
        body={t(messages, `registerAccountName.off.${reason}`)}
      />
    )
  }
  return <NameForm registration={registration} />
}

function NameForm({ registration }: { readonly registration: Registration }): ReactElement {
  const { zone, step, error, isDone, register, reset } = registration
  const isOnline = useIsOnline()
  const routeName = useRouteData('RegisterAccountName')?.name
  const [{ label, hasOthers }, setTyped] = useState(() =>
    readTyped(registration.name ?? routeName ?? '', zone),
  )
  const { issue, canRegister, isChecking, suggestions } = useNameCheck({ label, zone, hasOthers })
  const isUnderWay = step !== undefined || isDone
  const submit = (name: string) => (): void => register(name)
  const type = (typed: string): void => {
    // The result of the last attempt is about another name.
    reset()
    setTyped(readTyped(typed, zone))
  }
  return (
    <Stack gap={12}>
      <NameField
        label={label}
        zone={zone}
        // The account shows its new name before the view navigates on.
        issue={isUnderWay ? undefined : issue}
        isChecking={isChecking}
        isReadOnly={isUnderWay}
        hasHint={!isUnderWay && !error && !suggestions}
        onSubmit={canRegister && !isUnderWay && isOnline ? submit(`${label}.${zone}`) : undefined}
        onType={type}
      />
      <OfflineNote />
      {isUnderWay || error ? (
        <WalletRequest name={registration.name ?? ''} registration={registration} />
      ) : (
        suggestions && (
          <Suggestions
            suggestions={suggestions}
            onChoose={issue === 'named' || !isOnline ? undefined : (name) => register(name)}
          />
        )
      )}
    </Stack>
  )
}

/** Waits for the wallet, then for the name service; shows the result, and offers a retry. */
export function WalletRequest({
  name,
  registration: { step, error, register },
}: {
  readonly name: string
  readonly registration: Registration
}): ReactElement {
  const t = useTranslate()
  const { connector } = useAccount()
  const isSigning = step === 'signing'
  const state = step || !error ? 'waiting' : isUserRejected(error) ? 'declined' : 'failed'
  return (
    <WalletHero
      state={state}
      name={connector?.name ?? ''}
      imageSrc={connector?.icon}
      logo={connector && `wallet:${connector.id}`}
      waitingBody={isSigning ? t(messages, 'registerAccountName.sign', { name }) : ''}
      title={
        state === 'waiting' && !isSigning
          ? t(messages, 'registerAccountName.submitting', { name })
          : undefined
      }
      body={
        state === 'failed'
          ? (errorText(t, error) ?? t(messages, 'registerAccountName.failed', { name }))
          : undefined
      }
      error={error}
      onRetry={() => register(name)}
    >
      {isSigning && <LazyWalletAppButton />}
    </WalletHero>
  )
}
