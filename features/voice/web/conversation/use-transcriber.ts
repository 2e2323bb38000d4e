import { apiQuery } from "#platform/web/api/client.ts";
import type { Transcriber } from "../../contract/transcription.ts";

/** A setting of the installation, which changes with a start of it. */
const staleTime = 10 * 60_000;

/** Who writes down what is said; undefined until that is known, null where it could not be found out. */
export function useTranscriber(): Transcriber | null | undefined {
  const { data, isError } = apiQuery.useQuery("get", "/api/v1/transcriptions", {}, { staleTime });
  return data ?? (isError ? null : undefined);
}
