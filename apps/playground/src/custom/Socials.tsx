import { useFarcasterLogin, useSocialLogin } from '@foyer/headless'
import type { ReactElement } from 'react'

/** Social logins: a popup for most, a link for Farcaster. */
export function Socials(): ReactElement | null {
  const { providers, login, connectSocial, cancel } = useSocialLogin()
  const { isAvailable, connectFarcaster, isPending, uri, error } = useFarcasterLogin()
  if (providers.length === 0) return null
  const problem = error ?? ('error' in login ? login.error : undefined)
  return (
    <section className="card" aria-label="Social logins">
      <h2>Social logins</h2>
      <div className="bar">
        {providers.map((provider) =>
          provider === 'farcaster' ? null : (
            <button key={provider} type="button" onClick={() => connectSocial({ provider })}>
              {provider}
            </button>
          ),
        )}
        {isAvailable && (
          <button type="button" disabled={isPending} onClick={() => connectFarcaster()}>
            farcaster
          </button>
        )}
      </div>
      {uri && (
        <p>
          <a href={uri} target="_blank" rel="noreferrer">
            Approve in Farcaster
          </a>
        </p>
      )}
      {login.status === 'window' && (
        <p role="status">
          Finish in the window that opened.{' '}
          <button type="button" onClick={cancel}>
            Give up
          </button>
        </p>
      )}
      {problem && <p role="alert">{problem.message}</p>}
    </section>
  )
}
