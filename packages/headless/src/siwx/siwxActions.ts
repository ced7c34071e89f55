import { cancelSignIn } from './actions/cancelSignIn.ts'
import { signIn } from './actions/signIn.ts'
import { signOut } from './actions/signOut.ts'
import { connectAndSignIn } from './connectAndSignIn.ts'

/** Signing in and out, loaded in one piece. */
export const siwxActions: {
  readonly cancelSignIn: typeof cancelSignIn
  readonly connectAndSignIn: typeof connectAndSignIn
  readonly signIn: typeof signIn
  readonly signOut: typeof signOut
} = { cancelSignIn, connectAndSignIn, signIn, signOut }
