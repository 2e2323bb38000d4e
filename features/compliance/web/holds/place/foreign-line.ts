import { ApiError } from "#platform/web/api/api-error.ts";

/** The pasted line whose conversation the server did not find in the workspace, if it was one of these. */
export function foreignLine(pasted: string, error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== "hold.subject_unknown") return undefined;
  const { unknown } = error.details;
  const ids = Array.isArray(unknown) ? unknown.map((one: { id?: unknown }) => String(one?.id)) : [];
  const lines = pasted.split(/[\n,;]+/).map((line) => line.trim());
  return lines.find((line) => ids.some((id) => line.toLowerCase().includes(id)));
}
