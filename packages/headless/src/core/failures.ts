import { type Channel, createChannel } from './channel.ts'

/** Failures of background work that the visitor should read, as the error of the catalogue. */
export const failures: Channel<Error> = /* @__PURE__ */ createChannel<Error>()
