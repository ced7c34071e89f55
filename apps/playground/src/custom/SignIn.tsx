import { useSiwx } from '@foyer/headless'
import type { ReactElement } from 'react'

/** Sign-in with the wallet; empty if the app has none. */
export function SignIn(): ReactElement | null {
  const { status, session, isRequired, signIn, cancel, signOut } = useSiwx()
  if (status === 'idle') return null
  return (
    <section className="card" aria-label="Sign in">
      <h2>{session ? 'Signed in' : 'Sign in'}</h2>
      <p data-testid="sign-in">{status}</p>
      {session ? (
        <button type="button" onClick={signOut}>
          Sign out
        </button>
      ) : (
        <div className="bar">
          <button type="button" disabled={status === 'signing'} onClick={signIn}>
            Sign in with your wallet
          </button>
          <button type="button" onClick={cancel}>
            {isRequired ? 'Disconnect instead' : 'Not now'}
          </button>
        </div>
      )}
      {session && <pre data-testid="session">{session.message}</pre>}
    </section>
  )
}
