import { useAccount } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'

/** The quick start. */
export default function Modal() {
  const { address } = useAccount()
  return (
    <>
      <p>{address ? `Hello ${address}` : 'Not connected'}</p>
      <ConnectButton />
      <FoyerModal />
    </>
  )
}
