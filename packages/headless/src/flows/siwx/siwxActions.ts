/** Signing in and out, loaded in one piece. */

export { cancelSignIn, signOut } from './signOut.ts'
export { connectAndSignIn } from './connectAndSignIn.ts'
export { signIn } from './signIn.ts'
