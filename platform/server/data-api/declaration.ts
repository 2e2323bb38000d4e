import type { RateLimit } from "../rate-limit/take-token.ts";

export type DataApiVerb = "select" | "insert" | "upsert" | "update" | "delete";

interface DataApiWrites {
  /** Limits writes per caller's IP address. A POST then takes only one row, so that the limit counts rows. */
  writeLimit?: RateLimit;
  /** The act of the audit event. A signed-in person's write stores it in the same transaction. */
  writeAct?: `${string}.${string}`;
}

/**
 * A table or view of schema `public`, served by the data API. Its policies decide which rows a caller sees.
 */
export interface DataApiTable extends DataApiWrites {
  name: string;
  /** The allowed methods. All others are refused, even if the database role may use them. */
  methods: DataApiVerb[];
}

/** A function of schema `public`. */
export interface DataApiFunction extends DataApiWrites {
  name: string;
  /** The function may change rows when called by POST. Otherwise it runs read-only. */
  isWriting?: boolean;
}

/** What a feature offers through `/rest/v1`. Everything undeclared is 404. */
export interface DataApiDeclaration {
  tables?: DataApiTable[];
  functions?: DataApiFunction[];
}
