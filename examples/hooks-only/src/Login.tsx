import { isUserRejected, useConnect, useConnectList, useConnectProcess } from '@foyer/headless'
import { useRef } from 'react'

/** A button, and a dialog of the browser with the installed wallets. */
export function Login() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { items } = useConnectList()
  const { connect, connector: asked, isPending, error, reset } = useConnect()
  const { cancel } = useConnectProcess()
  const installed = items.flatMap(({ connector }) => connector ?? [])
  const onClose = (): void => {
    // The wallet may answer later: an account that is approved then is not connected.
    cancel()
    reset()
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Log in
      </button>
      <dialog ref={dialog} aria-labelledby="login-title" onClose={onClose}>
        <h1 id="login-title">Choose a wallet</h1>
        {installed.length === 0 && <p>No wallet is installed in this browser.</p>}
        {installed.map((connector) => (
          // Called within the click: some wallets open a popup.
          <button
            key={connector.uid}
            type="button"
            className="wallet"
            disabled={isPending}
            onClick={() => connect({ connector })}
          >
            {connector.icon && <img src={connector.icon} alt="" width={32} height={32} />}
            {isPending && asked?.uid === connector.uid ? `Continue in ${connector.name}…` : connector.name}
          </button>
        ))}
        {error && <p role="alert">{isUserRejected(error) ? 'You declined the request.' : error.message}</p>}
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </dialog>
    </>
  )
}
