import { cancelSignIn } from './cancelSignIn.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { connectAndSignIn } from './connectAndSignIn.ts'

/** Signing in and out, loaded in one piece. */
export const siwxActions: {
  readonly cancelSignIn: typeof cancelSignIn
  readonly connectAndSignIn: typeof connectAndSignIn
  readonly signIn: typeof signIn
  readonly signOut: typeof signOut
} = { cancelSignIn, connectAndSignIn, signIn, signOut }
