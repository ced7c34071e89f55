/** Actions of the embedded wallet, as one chunk. */

export { cancelSocial } from './startSocial.ts'
export { confirmEmailDevice, confirmOtp, connectEmail } from './connectEmail.ts'
export { confirmEmailUpdate, requestEmailUpdate } from './emailUpdate.ts'
export { connectFarcaster } from './connectFarcaster.ts'
export { connectSocial } from './connectSocial.ts'
export { placeEmbeddedWallet } from './placeEmbeddedWallet.ts'
