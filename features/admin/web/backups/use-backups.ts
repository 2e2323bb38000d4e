import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type { listBackupsRoute } from "../../contract/index.ts";

type BackupsPage = z.infer<NonNullable<typeof listBackupsRoute.reply>>;

const queryKey = ["backups"];

/** The recorded backups, newest first, in pages. */
export function useBackups() {
  return useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<BackupsPage> => {
      const query = { limit: 10, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/admin/backups", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** Records that a backup was made now. */
export function useRecordBackup() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await api.POST("/api/v1/admin/backups", {});
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
