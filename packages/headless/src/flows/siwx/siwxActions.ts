/** Actions of the sign-in, as one chunk. */

export { cancelSignIn, signOut } from './signOut.ts'
export { connectAndSignIn } from './connectAndSignIn.ts'
export { signIn, startSignIn } from './signIn.ts'
