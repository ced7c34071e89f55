import type SignClient from '@walletconnect/sign-client'

/**
 * Turns off what the client would do on the page besides talking to its relay: a hidden frame at every prompt, and
 * listeners on the window that it cannot take back. Its heartbeat reconnects without them.
 */
export function quieten({ core }: SignClient): void {
  core.verify.register = async () => ''
  core.verify.resolve = async () => ({ origin: '' })
  const relayer = core.relayer as unknown as { registerEventListeners(): Promise<void> }
  relayer.registerEventListeners = async () => {
    core.heartbeat.on('heartbeat_pulse', () => {
      const { connected, transportExplicitlyClosed } = core.relayer
      if (!connected && !transportExplicitlyClosed) core.relayer.transportOpen().catch(() => undefined)
    })
  }
}
