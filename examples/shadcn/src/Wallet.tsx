import { ConnectButton } from '@foyer/ui-radix'
import { Button } from './components/button'

/** `ConnectButton` with the button of the app. */
export const Wallet = () => (
  <ConnectButton>
    {(state) =>
      state.isConnected ? (
        <Button onClick={state.open} {...state.props}>
          {state.name ?? `${state.address.slice(0, 6)}…${state.address.slice(-4)}`}
        </Button>
      ) : (
        <Button onClick={state.toggle} {...state.props}>
          {state.isConnecting ? 'Connecting…' : 'Connect wallet'}
        </Button>
      )
    }
  </ConnectButton>
)
