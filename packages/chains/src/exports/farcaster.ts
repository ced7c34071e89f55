export { farcaster, farcasterSolana } from '../sdks/farcaster.ts'
export type { FarcasterOptions } from '../sdks/farcaster.ts'
