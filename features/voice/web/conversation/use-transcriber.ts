import { apiQuery } from "#platform/web/api/client.ts";
import type { Transcriber } from "../../contract/transcription.ts";

/** A setting of the installation. It changes only with a restart. */
const staleTime = 10 * 60_000;

/** Who transcribes speech. Undefined until known, null when unknown. */
export function useTranscriber(): Transcriber | null | undefined {
  const { data, isError } = apiQuery.useQuery("get", "/api/v1/transcriptions", {}, { staleTime });
  return data ?? (isError ? null : undefined);
}
