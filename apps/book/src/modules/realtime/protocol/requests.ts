/** A client's position in a channel's stream: the last offset it saw, and the epoch of the stream it saw it in. */
export interface StreamPosition {
  readonly offset: number
  readonly epoch: string
}

export interface ConnectRequest {
  readonly token: string
}

export interface SubscribeRequest {
  readonly channel: string
  readonly token: string
  readonly recover: boolean
  readonly position: StreamPosition
  readonly delta: string
  /** Bit 2: return 112 instead of subscribing without the missed publications. */
  readonly flag: number
  /** 0 is a stream; every other type is not served. */
  readonly type: number
  /** The untrusted tags filter, `undefined` when none is requested. */
  readonly filter: unknown
}

export interface ChannelRequest {
  readonly channel: string
}

export interface PublishRequest {
  readonly channel: string
  readonly data: unknown
}

export interface HistoryRequest {
  readonly channel: string
  /** Publications wanted: 0 none, below 0 all. */
  readonly limit: number
  readonly since: StreamPosition | null
  readonly reverse: boolean
}

export interface RpcRequest {
  readonly method: string
  readonly data: unknown
}

export interface RefreshRequest {
  readonly token: string
}

export interface SubRefreshRequest {
  readonly channel: string
  readonly token: string
}

/** Every command of the protocol and what it carries. */
export interface Requests {
  connect: ConnectRequest
  subscribe: SubscribeRequest
  unsubscribe: ChannelRequest
  publish: PublishRequest
  presence: ChannelRequest
  presence_stats: ChannelRequest
  history: HistoryRequest
  rpc: RpcRequest
  send: Record<string, never>
  refresh: RefreshRequest
  sub_refresh: SubRefreshRequest
}

export type CommandName = keyof Requests
