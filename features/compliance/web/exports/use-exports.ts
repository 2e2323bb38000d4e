import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import type { EventExport, RequestEventExport } from "../../contract/index.ts";

const key = ["compliance", "exports"] as const;
const pollMs = 1_500;

export const isOpen = ({ state }: EventExport) => state === "waiting" || state === "writing";

/** The person's exports, newest first. While one is made, it is asked how far it is. */
export function useExports() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<EventExport[]> =>
      (await api.GET("/api/v1/compliance/exports", { signal })).data?.items ?? [],
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? pollMs : false),
  });
}

const endings = { jsonl: "jsonl", csv: "csv", ocsf: "ocsf.jsonl" };

/** Each rejects with the server's refusal, and updates the list. */
export function useExportActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    async request(body: RequestEventExport): Promise<void> {
      await api.POST("/api/v1/compliance/exports", { body }).finally(reload);
    },
    async remove(id: string): Promise<void> {
      await api.DELETE("/api/v1/compliance/exports/{id}", { params: { path: { id } } }).finally(reload);
    },
    async download({ id, scope, form, createdAt }: EventExport): Promise<void> {
      const { data } = await api.GET("/api/v1/compliance/exports/{id}/download", {
        params: { path: { id } },
        parseAs: "blob",
      });
      // As the server names it.
      const at = createdAt.slice(0, 19).replaceAll(":", "-");
      if (data) saveFile(`events-of-${scope}-${at}Z.${endings[form]}`, data as Blob);
    },
  };
}
