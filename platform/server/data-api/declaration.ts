import type { RateLimit } from "../rate-limit/take-token.ts";

export type DataApiVerb = "select" | "insert" | "upsert" | "update" | "delete";

interface DataApiWrites {
  /** Writes are counted per address of the caller; a POST then brings one row, so that new rows are counted. */
  writeLimit?: RateLimit;
  /** Act of the audit event that a write by a signed-in person leaves, in the same transaction. */
  writeAct?: `${string}.${string}`;
}

/** A table (or view) of schema `public` that the data API serves. What a caller sees is up to its policies. */
export interface DataApiTable extends DataApiWrites {
  name: string;
  /** What callers may do; all else is refused, whatever they may do in the database. */
  methods: DataApiVerb[];
}

/** A function of schema `public`. */
export interface DataApiFunction extends DataApiWrites {
  name: string;
  /** It changes rows when it is called by POST; without this it may only read. */
  isWriting?: boolean;
}

/** What a feature offers through `/rest/v1`. Anything not declared does not exist there. */
export interface DataApiDeclaration {
  tables?: DataApiTable[];
  functions?: DataApiFunction[];
}
