import { useConfirmEmailUpdate, useRequestEmailUpdate, useUpdateEmail } from '@foyer/headless'
import { type ReactElement, useState } from 'react'

/** Changes the email: a one-time code of the old address, then one of the new address. */
export function ChangeEmail(): ReactElement | null {
  const { isAvailable, email } = useUpdateEmail()
  const request = useRequestEmailUpdate()
  const confirm = useConfirmEmailUpdate()
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<'primary' | 'secondary'>()
  if (!isAvailable) return null
  const problem = request.error ?? confirm.error
  const send = (): void => {
    setTyped('')
    if (step) {
      const onSuccess = (): void => setStep(step === 'primary' ? 'secondary' : undefined)
      return confirm.confirmEmailUpdate({ step, otp: typed }, { onSuccess })
    }
    request.requestEmailUpdate(
      { email: typed },
      { onSuccess: (next) => setStep(next === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary') },
    )
  }
  return (
    <section className="card" aria-label="Change email">
      <h2>Change email</h2>
      <p>{email}</p>
      <form
        className="bar"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <label>
          {step ? `Code of the ${step === 'primary' ? 'old' : 'new'} address` : 'New address'}{' '}
          <input value={typed} onChange={({ target }) => setTyped(target.value)} />
        </label>
        <button type="submit" disabled={request.isPending || confirm.isPending}>
          {step ? 'Confirm' : 'Send a code'}
        </button>
      </form>
      {problem && <p role="alert">{problem.message}</p>}
    </section>
  )
}
