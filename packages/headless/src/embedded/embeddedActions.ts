import { cancelSocial } from './actions/cancelSocial.ts'
import { confirmEmailDevice } from './actions/confirmEmailDevice.ts'
import { confirmEmailUpdate } from './actions/confirmEmailUpdate.ts'
import { confirmOtp } from './actions/confirmOtp.ts'
import { connectEmail } from './actions/connectEmail.ts'
import { connectFarcaster } from './actions/connectFarcaster.ts'
import { connectSocial } from './actions/connectSocial.ts'
import { placeEmbeddedWallet } from './actions/placeEmbeddedWallet.ts'
import { requestEmailUpdate } from './actions/requestEmailUpdate.ts'
import { followApproval } from './followApproval.ts'

/** The embedded wallet, loaded in one piece. */
export const embeddedActions: {
  readonly cancelSocial: typeof cancelSocial
  readonly confirmEmailDevice: typeof confirmEmailDevice
  readonly confirmEmailUpdate: typeof confirmEmailUpdate
  readonly confirmOtp: typeof confirmOtp
  readonly connectEmail: typeof connectEmail
  readonly connectFarcaster: typeof connectFarcaster
  readonly connectSocial: typeof connectSocial
  readonly followApproval: typeof followApproval
  readonly placeEmbeddedWallet: typeof placeEmbeddedWallet
  readonly requestEmailUpdate: typeof requestEmailUpdate
} = {
  cancelSocial,
  confirmEmailDevice,
  confirmEmailUpdate,
  confirmOtp,
  connectEmail,
  connectFarcaster,
  connectSocial,
  followApproval,
  placeEmbeddedWallet,
  requestEmailUpdate,
}
