import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Folder } from "../../contract/index.ts";
import { chatKeys } from "../api/query-keys.ts";
import { offerUndo } from "./offer-undo.ts";

/** The person's folders in their order. */
export function useFolders() {
  return useQuery({
    queryKey: chatKeys.folders,
    queryFn: async ({ signal }) => (await api.GET("/api/v1/folders", { signal })).data?.items ?? [],
  });
}

/** Moves a folder one place up or down, or deletes it. */
export function useFolderActs() {
  const client = useQueryClient();
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: chatKeys.folders });
    void client.invalidateQueries({ queryKey: chatKeys.allConversations });
  };
  const onError = (error: unknown) =>
    notify({
      type: "error",
      title: "The folders were not changed",
      message: describeError(error),
      autoClose: false,
    });
  const { mutate: order } = useMutation({
    mutationFn: (ids: string[]) => api.PUT("/api/v1/folders/order", { body: { ids } }),
    onSettled,
    onError,
  });
  const { mutate: remove } = useMutation({
    mutationFn: ({ id }: Folder) => api.DELETE("/api/v1/folders/{id}", { params: { path: { id } } }),
    onSuccess: (_reply, { id, name }) => {
      const params = { path: { id } };
      offerUndo(`Folder ${name} deleted`, () =>
        api.POST("/api/v1/folders/{id}/restore", { params }).finally(onSettled),
      );
    },
    onSettled,
    onError,
  });
  return { order, remove };
}
