import { cookies } from 'next/headers'
import { Suspense } from 'react'
import { LAST_ACCOUNT, parseLastAccount } from '../lastAccount'
import { Wallet } from '../Wallet'

export default function Page() {
  return (
    <main>
      <h1>Foyer with Next</h1>
      <Suspense>
        <WalletWithCookie />
      </Suspense>
    </main>
  )
}

async function WalletWithCookie() {
  return <Wallet lastAccount={parseLastAccount((await cookies()).get(LAST_ACCOUNT)?.value)} />
}
