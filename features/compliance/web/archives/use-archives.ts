import { useQuery, useQueryClient } from "@tanstack/react-query";
import { afterProof } from "#features/auth/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import { type Archive, archiveFileName, type RequestArchive } from "../../contract/index.ts";

const key = ["compliance", "archives"] as const;
const pollMs = 1_500;
/** Somebody else may be erased, and a hold released, while the page is open. */
const lookAgainMs = 15_000;

interface Archives {
  items: Archive[];
  mayAskForOthers: boolean;
  verifierKeys: string[];
}

const nothing: Archives = { items: [], mayAskForOthers: false, verifierKeys: [] };

export const isOpen = ({ state }: Archive) => state === "waiting" || state === "writing";

/**
 * The archives that the person asked for, newest first. While one is made, it is asked how far it is. Those of others are
 * looked at again, since they may go.
 */
export function useArchives() {
  return useQuery({
    queryKey: key,
    retry: false,
    refetchOnWindowFocus: "always",
    queryFn: async ({ signal }): Promise<Archives> =>
      (await api.GET("/api/v1/compliance/archives", { signal })).data ?? nothing,
    refetchInterval: ({ state: { data } }) => {
      if (data?.items.some(isOpen)) return pollMs;
      return data?.items.some(({ isOwn }) => !isOwn) ? lookAgainMs : false;
    },
  });
}

/**
 * Each rejects with the server's refusal, and updates the list. Whoever has to prove themselves before they ask for one does
 * that in between.
 */
export function useArchiveActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    async request(body: RequestArchive): Promise<void> {
      const ask = () => api.POST("/api/v1/compliance/archives", { body });
      await afterProof(ask, "archive.prove_again").finally(reload);
    },
    async remove(id: string): Promise<void> {
      await api.DELETE("/api/v1/compliance/archives/{id}", { params: { path: { id } } }).finally(reload);
    },
    /** One that is gone leaves the list. */
    async download(one: Archive): Promise<void> {
      const params = { path: { id: one.id } };
      const fetched = api.GET("/api/v1/compliance/archives/{id}/download", { params, parseAs: "blob" });
      const { data } = await fetched.catch(async (failure: unknown) => {
        await reload();
        throw failure;
      });
      if (data) saveFile(archiveFileName(one), data as Blob);
    },
  };
}
