import { useConfirmEmailDevice, useEmailLogin, useOtp } from '@foyer/headless'
import { type ReactElement, useState } from 'react'

/** Email login: an address, then its one-time code. */
export function Email(): ReactElement | null {
  const { isAvailable, connectEmail, ...login } = useEmailLogin()
  const { confirmEmailDevice, ...device } = useConfirmEmailDevice()
  const { confirmOtp, isPending, error } = useOtp()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  if (!isAvailable) return null
  const isCodeWanted = login.data === 'VERIFY_OTP' || device.isSuccess
  const problem = error ?? login.error ?? device.error
  return (
    <section className="card" aria-label="Email">
      <h2>Email</h2>
      <form
        className="bar"
        onSubmit={(event) => {
          event.preventDefault()
          if (isCodeWanted) return confirmOtp({ otp: code })
          connectEmail({ email }, { onSuccess: (next) => next === 'VERIFY_DEVICE' && confirmEmailDevice() })
        }}
      >
        {isCodeWanted ? (
          <label>
            Code <input value={code} onChange={({ target }) => setCode(target.value)} />
          </label>
        ) : (
          <label>
            Address <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
          </label>
        )}
        <button type="submit" disabled={login.isPending || device.isPending || isPending}>
          {isCodeWanted ? 'Confirm' : 'Send a code'}
        </button>
      </form>
      {device.isPending && <p role="status">Open the link in your mail.</p>}
      {problem && <p role="alert">{problem.message}</p>}
    </section>
  )
}
