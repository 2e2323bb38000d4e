import type { z } from "zod";

/** How one provider is asked, and how its answer reads. */
export interface SearchProtocol {
  /** As people know it. */
  label: string;
  /** The provider's own address. Absent: every installation has its own. */
  baseUrl?: string;
  request(query: string, apiKey: string): SearchRequest;
  /** Results with plain or marked-up text. Throws for an answer of another shape. */
  results: z.ZodType<RawResult[]>;
  /** What a refusal of this provider means, where it is not the usual one. */
  refusals?: Readonly<Record<number, string>>;
}

export interface SearchRequest {
  /** Appended to the address. */
  path: string;
  headers?: Record<string, string>;
  /** Sent with POST. */
  body?: object;
}

export interface RawResult {
  title: string;
  url: string;
  text: string;
}
