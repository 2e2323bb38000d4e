import type { ConnectionRow } from "./connection.repository.ts";

/** Puts the key of a connection where it belongs: into a header or the query. */
export function withKey(
  { key_place, key_name }: Pick<ConnectionRow, "key_place" | "key_name">,
  key: string | undefined,
  url: URL,
): { url: URL; headers: Record<string, string> } {
  if (key === undefined || key_place === null) return { url, headers: {} };
  if (key_place === "bearer") return { url, headers: { authorization: `Bearer ${key}` } };
  if (key_place === "header") return { url, headers: { [key_name ?? ""]: key } };
  const keyed = new URL(url);
  keyed.searchParams.set(key_name ?? "", key);
  return { url: keyed, headers: {} };
}
