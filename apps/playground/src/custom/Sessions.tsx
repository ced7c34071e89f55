import {
  isUserRejected,
  smartSessionState,
  useGrantPermissions,
  useNetwork,
  useRevokePermissions,
  useSmartSessions,
} from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const HOUR_S = 3600
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'

/** Smart sessions: granted for an hour to a key of the page, listed, revoked. */
export function Sessions(): ReactElement {
  const { sessions, reason, list } = useSmartSessions()
  const grant = useGrantPermissions()
  const revoke = useRevokePermissions()
  const { id } = useNetwork()
  // Session key of the page.
  const [key] = useState(() => privateKeyToAccount(generatePrivateKey()).publicKey)
  const error = grant.error ?? revoke.error ?? list.error
  const ask = (): void => {
    const start = Math.floor(Date.now() / 1000)
    grant.grantPermissions({
      request: {
        chainId: toHex(Number(id)),
        expiry: start + HOUR_S,
        signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: key }] } },
        permissions: [
          {
            type: 'contract-call',
            data: { address: WETH, abi: [], functions: [{ functionName: 'deposit' }] },
          },
          {
            type: 'native-token-recurring-allowance',
            data: { allowance: toHex(10n ** 16n), start, period: HOUR_S },
          },
        ],
        policies: [],
      },
    })
  }
  return (
    <section className="card" aria-label="Smart sessions">
      <h2>Smart sessions</h2>
      {reason ? (
        <p data-testid="sessions-reason">{reason}</p>
      ) : (
        <div className="bar">
          <button type="button" disabled={grant.isPending} onClick={ask}>
            Let the app act for an hour
          </button>
        </div>
      )}
      <ul>
        {sessions.map((session) => (
          <li key={session.pci}>
            <bdi>{session.project.name}</bdi> {smartSessionState(session, list.dataUpdatedAt)}{' '}
            <button
              type="button"
              disabled={revoke.isPending}
              onClick={() => revoke.revokePermissions({ session })}
            >
              End
            </button>
          </li>
        ))}
      </ul>
      {grant.data && <pre data-testid="granted">{grant.data.context}</pre>}
      {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
    </section>
  )
}
