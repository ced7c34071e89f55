export { createFrameHost } from '../embedded/createFrameHost.ts'
export type { FrameHost, FrameHostOptions } from '../embedded/createFrameHost.ts'
