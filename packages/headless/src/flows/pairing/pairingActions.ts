/** Asking for codes and renewing them, loaded in one piece. Opening links is not among it: that must not wait. */

export { receiveUri, runAttempt, setPairingUri } from './startPairing.ts'
export { watchClock } from './startPairing.ts'
