export interface KnownColumn {
  name: string;
  type: string;
}

/** Names of columns, by why they are left out. The first that fits says it. */
const byName: [Omission, RegExp][] = [
  ["secret", /secret|sealed|wrapped|password/],
  ["digest", /hash|digest/],
  ["sign_in", /challenge|public_key|credential_id|token_type/],
  ["secret", /token/],
  ["index", /embedding/],
];

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
  // Made from passages.
  "public.chunk_vectors.vector": "index",
};

export type Omission = "secret" | "digest" | "sign_in" | "bytes" | "index";

export const reasons: Record<Omission, string> = {
  secret: "a secret or a sealed value: whoever has the archive could act with it",
  digest: "a digest: it has nothing to read, and could serve for guessing",
  sign_in: "belongs to a sign-in, not shown",
  bytes: "bytes; they are files of the archive",
  index: "an index over what is here in words",
};

/** Why a column is in no archive. Undefined: it is. A column that looks like a secret is one. */
export function omissionOf(table: string, { name, type }: KnownColumn): Omission | undefined {
  const known = declared[`${table}.${name}`];
  if (known) return known;
  const named = counts.test(type) ? undefined : byName.find(([, names]) => names.test(name));
  if (named) return named[0];
  if (type === "bytea") return "bytes";
  if (type === "tsvector" || type === "vector") return "index";
  return undefined;
}
