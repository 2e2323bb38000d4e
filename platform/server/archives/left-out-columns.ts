export interface KnownColumn {
  name: string;
  type: string;
}

/** Whoever reads the archive could act with it, or it says nothing to anybody. */
const secret =
  /hash|digest|secret|sealed|wrapped|token|embedding|password|challenge|public_key|credential_id/;

/** Counts, such as `input_tokens`, are no secrets. */
const counts = /^(smallint|integer|bigint|real|double precision|numeric|boolean|date|timestamp.*)$/;

/** Columns that are left out for what is in them, whatever their name. */
const declared: Record<string, Omission> = {
  // Answers of the server, repeated to whoever asks again: some show a new secret once.
  "public.idempotency_keys.reply": "secret",
  // Whoever knows such an address can often use what is behind it: a key stands in it.
  "public.connections.address": "secret",
  "public.connections.document_address": "secret",
  "public.event_sinks.address": "secret",
};

export type Omission = "secret" | "bytes" | "index";

export const reasons: Record<Omission, string> = {
  secret: "a secret, a sealed value or a digest: whoever has the archive could act with it",
  bytes: "bytes; they are files of the archive",
  index: "an index over what is here in words",
};

/** Why a column is in no archive. Undefined: it is. A column that looks like a secret is one. */
export function omissionOf(table: string, { name, type }: KnownColumn): Omission | undefined {
  const known = declared[`${table}.${name}`];
  if (known) return known;
  if (secret.test(name) && !counts.test(type)) return "secret";
  if (type === "bytea") return "bytes";
  if (type === "tsvector" || type === "vector") return "index";
  return undefined;
}
