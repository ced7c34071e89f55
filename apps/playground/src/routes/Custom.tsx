import { useAccount, useFeatures } from '@foyer/headless'
import type { ReactElement } from 'react'
import { Account } from '../custom/Account.tsx'
import { Approval } from '../custom/Approval.tsx'
import { Buying } from '../custom/Buying.tsx'
import { ChangeEmail } from '../custom/ChangeEmail.tsx'
import { Email } from '../custom/Email.tsx'
import { History } from '../custom/History.tsx'
import { Holdings } from '../custom/Holdings.tsx'
import { Names } from '../custom/Names.tsx'
import { Networks } from '../custom/Networks.tsx'
import { Paying } from '../custom/Paying.tsx'
import { Payment } from '../custom/Payment.tsx'
import { Reviewing } from '../custom/Reviewing.tsx'
import { Sending } from '../custom/Sending.tsx'
import { Sessions } from '../custom/Sessions.tsx'
import { SignIn } from '../custom/SignIn.tsx'
import { Signing } from '../custom/Signing.tsx'
import { Socials } from '../custom/Socials.tsx'
import { Sponsored } from '../custom/Sponsored.tsx'
import { Swapping } from '../custom/Swapping.tsx'
import { Wallets } from '../custom/Wallets.tsx'

/** The same capabilities as the modal, in a UI made of hooks alone. */
export default function Custom(): ReactElement {
  const { isConnected, status, namespace } = useAccount()
  const { smartSessions, send, swaps, onramp, pay } = useFeatures({ namespace })
  return (
    <div className="custom">
      <section className="intro">
        <h1>A UI of your own</h1>
        <p>Nothing but hooks: every element on this page belongs to the app.</p>
      </section>
      {status === 'reconnecting' && <p role="status">Looking for your wallet…</p>}
      {isConnected ? (
        <>
          <Account />
          <ChangeEmail />
          <Holdings />
          <History />
          <SignIn />
          <Reviewing />
          <Signing />
          <Sponsored />
          {send && <Sending />}
          {swaps && <Swapping />}
          {onramp && <Buying />}
          {pay && <Paying />}
          {pay && <Payment />}
          {smartSessions && <Sessions />}
          <Names />
        </>
      ) : (
        <>
          <Wallets />
          <Email />
          <Socials />
        </>
      )}
      <Approval />
      <Networks />
    </div>
  )
}
