import { setPairingUri } from './setPairingUri.ts'
import { receiveUri } from './receiveUri.ts'
import { runAttempt } from './runAttempt.ts'
import { watchClock } from './watchClock.ts'

/** Asking for codes and renewing them, loaded in one piece. Opening links is not among it: that must not wait. */
export const pairingActions: {
  readonly receiveUri: typeof receiveUri
  readonly runAttempt: typeof runAttempt
  readonly setPairingUri: typeof setPairingUri
  readonly watchClock: typeof watchClock
} = { receiveUri, runAttempt, setPairingUri, watchClock }
