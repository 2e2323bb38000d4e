export interface ProxyLimits {
  /** Open at the same time. */
  connections: number;
  connectMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
  connectionMs: number;
  connectionBytes: number;
  /** All connections of a session together. */
  sessionBytes: number;
}

/** What one session may take from the network. */
export const proxyLimits: ProxyLimits = {
  connections: 64,
  connectMs: 10_000,
  idleMs: 60_000,
  connectionMs: 10 * 60_000,
  connectionBytes: 60_000_000,
  sessionBytes: 300_000_000,
};
