import { isUserRejected, useAccount, useSignMessage } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'

/** A mutation: its state, and its result. */
export default function Sign() {
  const { isConnected } = useAccount()
  const { signMessage, data, isPending, error } = useSignMessage()
  return (
    <>
      <ConnectButton balance="hide" />
      <button disabled={!isConnected || isPending} onClick={() => signMessage({ message: 'Hello' })}>
        {isPending ? 'Continue in the wallet…' : 'Sign “Hello”'}
      </button>
      {data && <output>{data}</output>}
      {error && <p role="alert">{isUserRejected(error) ? 'You declined.' : error.message}</p>}
      <FoyerModal />
    </>
  )
}
