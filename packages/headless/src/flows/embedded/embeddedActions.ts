import { cancelSocial } from './cancelSocial.ts'
import { confirmEmailDevice } from './confirmEmailDevice.ts'
import { confirmEmailUpdate } from './confirmEmailUpdate.ts'
import { confirmOtp } from './confirmOtp.ts'
import { connectEmail } from './connectEmail.ts'
import { connectFarcaster } from './connectFarcaster.ts'
import { connectSocial } from './connectSocial.ts'
import { placeEmbeddedWallet } from './placeEmbeddedWallet.ts'
import { requestEmailUpdate } from './requestEmailUpdate.ts'

/** The embedded wallet, loaded in one piece. */
export const embeddedActions: {
  readonly cancelSocial: typeof cancelSocial
  readonly confirmEmailDevice: typeof confirmEmailDevice
  readonly confirmEmailUpdate: typeof confirmEmailUpdate
  readonly confirmOtp: typeof confirmOtp
  readonly connectEmail: typeof connectEmail
  readonly connectFarcaster: typeof connectFarcaster
  readonly connectSocial: typeof connectSocial
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
  placeEmbeddedWallet,
  requestEmailUpdate,
}
