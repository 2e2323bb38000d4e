import type { RateLimit } from "../rate-limit/take-token.ts";

/** A table (or view) of schema `public` that the data API serves. What a caller sees is up to its policies. */
export interface DataApiTable {
  name: string;
  methods: ("select" | "insert" | "upsert")[];
  /** Writes are counted per address of the caller; a write then brings one row, so that rows are counted. */
  writeLimit?: RateLimit;
  /** Act of the audit event that a write by a signed-in person leaves, in the same transaction. */
  writeAct?: `${string}.${string}`;
}

/** A function of schema `public`; it may only read. */
export interface DataApiFunction {
  name: string;
}

/** What a feature offers through `/rest/v1`. Anything not declared does not exist there. */
export interface DataApiDeclaration {
  tables?: DataApiTable[];
  functions?: DataApiFunction[];
}
