import { isUserRejected, useAccount } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../../i18n/LocaleProvider.tsx'
import { OpenWalletButton } from '../../shared/OpenWalletButton.tsx'
import { WalletHero } from '../../shared/WalletHero.tsx'
import { registerAccountNameMessages as messages } from '../messages.ts'
import type { Registration } from '../useRegistration.ts'

/** Waits for the wallet, then for the name service; says how it ended, and offers another try. */
export function Asking({
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
      waitingBody={isSigning ? t(messages, 'registerAccountName.sign', { name }) : ''}
      title={
        state === 'waiting' && !isSigning
          ? t(messages, 'registerAccountName.submitting', { name })
          : undefined
      }
      error={error}
      onRetry={() => register(name)}
    >
      {isSigning && <OpenWalletButton />}
    </WalletHero>
  )
}
