import type { FrameChain } from '../wire/frame-chain.ts'

/** The way to one client. */
export interface Transport {
  /** Hands frames to the socket, in order. */
  write(frames: readonly FrameChain[]): void
  /** Bytes handed over that the client did not take yet. */
  pendingBytes(): number
  /** Ends the connection; what was written before still arrives. */
  close(code: number, reason: string): void
  /** Whether the reason of a disconnect must be pushed, as there is no close frame to carry it. */
  readonly pushesDisconnect: boolean
}
