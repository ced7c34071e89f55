import { cookies } from 'next/headers'
import { LAST_ACCOUNT, parseLastAccount } from '../lastAccount'
import { Wallet } from '../Wallet'

export default async function Page() {
  const lastAccount = parseLastAccount((await cookies()).get(LAST_ACCOUNT)?.value)
  return (
    <main>
      <h1>Foyer with Next</h1>
      <Wallet lastAccount={lastAccount} />
    </main>
  )
}
