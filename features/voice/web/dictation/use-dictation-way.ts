import { useMemo } from "react";
import { apiQuery } from "#platform/web/api/client.ts";
import { type DictationWay, dictationWayOf } from "./dictation-way.ts";

/** A setting of the installation. It changes only with a restart. */
const staleTime = 10 * 60_000;

/** How dictation works here. Undefined until known. */
export function useDictationWay(): DictationWay | undefined {
  const { data } = apiQuery.useQuery("get", "/api/v1/transcriptions", {}, { staleTime });
  return useMemo(() => data && dictationWayOf(data), [data]);
}
