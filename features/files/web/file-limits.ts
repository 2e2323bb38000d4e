import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import type { FileLimits } from "../contract/index.ts";

const queryKey = ["file-limits"];

/** Loads the limits of files before somebody attaches one. */
export function useFileLimits(isNeeded: boolean): void {
  useQuery({
    queryKey,
    queryFn: async () => (await api.GET("/api/v1/file-limits")).data ?? null,
    enabled: isNeeded,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The limits, once they are loaded. Without them the server says what it does not take. */
export function knownFileLimits(): FileLimits | undefined {
  return queryClient.getQueryData<FileLimits | null>(queryKey) ?? undefined;
}

/** Why a file of this size is not taken; undefined if it is. */
export function whyTooLarge(sizeBytes: number): string | undefined {
  const { fileBytes } = knownFileLimits() ?? {};
  if (fileBytes === undefined || sizeBytes <= fileBytes) return undefined;
  return `This file is larger than ${Math.floor(fileBytes / 1_000_000)} MB, the most that one file may have.`;
}
