import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import type { Archive, RequestArchive } from "../../contract/index.ts";
import { afterProof } from "../after-proof.ts";

const key = ["compliance", "archives"] as const;
const pollMs = 1_500;

export const isOpen = ({ state }: Archive) => state === "waiting" || state === "writing";

/** The archives that the person asked for, newest first. While one is made, it is asked how far it is. */
export function useArchives() {
  return useQuery({
    queryKey: key,
    retry: false,
    queryFn: async ({ signal }): Promise<{ items: Archive[]; mayAskForOthers: boolean }> =>
      (await api.GET("/api/v1/compliance/archives", { signal })).data ?? {
        items: [],
        mayAskForOthers: false,
      },
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? pollMs : false),
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
    async download({ id, kind, createdAt }: Archive): Promise<void> {
      const { data } = await api.GET("/api/v1/compliance/archives/{id}/download", {
        params: { path: { id } },
        parseAs: "blob",
      });
      const name = kind === "person" ? "archive" : "hold";
      if (data) saveFile(`${name}-${createdAt.slice(0, 10)}.zip`, data as Blob);
    },
  };
}
