import type { Resolver } from "#platform/server/guarded-fetch/resolve-public.ts";

/** How connections reach the outside. */
export interface Outside {
  /** The address of this installation. Sign-ins come back to it. */
  publicUrl: string;
  /** `host:port` of private servers that the operator allows, also without https. */
  allowedOrigins: readonly string[];
  resolve?: Resolver;
}

export type OutsideFetch = (input: string | URL, init?: RequestInit) => Promise<Response>;

export interface OutsideLimits {
  maxBytes: number;
  firstByteTimeoutMs: number;
  idleTimeoutMs: number;
  /** Ends every request, also while its answer is read. */
  signal: AbortSignal;
  /** Called when an answer grows too large. Whoever reads it may try again by itself otherwise. */
  onTooLarge?: (error: Error) => void;
}
