import { confirmEmailDevice } from './actions/confirmEmailDevice.ts'
import { confirmOtp } from './actions/confirmOtp.ts'
import { connectEmail } from './actions/connectEmail.ts'
import { placeEmbeddedWallet } from './actions/placeEmbeddedWallet.ts'
import { followApproval } from './followApproval.ts'

/** The embedded wallet, loaded in one piece. */
export const embeddedActions: {
  readonly confirmEmailDevice: typeof confirmEmailDevice
  readonly confirmOtp: typeof confirmOtp
  readonly connectEmail: typeof connectEmail
  readonly followApproval: typeof followApproval
  readonly placeEmbeddedWallet: typeof placeEmbeddedWallet
} = { confirmEmailDevice, confirmOtp, connectEmail, followApproval, placeEmbeddedWallet }
