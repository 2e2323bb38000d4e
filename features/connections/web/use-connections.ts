import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type { AddConnection, ChangeConnection, Connection } from "../contract/index.ts";

type Added = z.input<typeof AddConnection>;

const listKey = ["connections"];
export const connectionKey = (id: string) => [...listKey, id];

/** The connections of the workspace, in pages. */
export function useConnections() {
  return useInfiniteQuery({
    queryKey: [...listKey, "list"],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 50, ...(pageParam && { cursor: pageParam }) };
      const { data } = await api.GET("/api/v1/connections", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export function useConnection(id: string) {
  return useQuery({
    queryKey: [...connectionKey(id), "itself"],
    queryFn: async ({ signal }): Promise<Connection | null> =>
      (await api.GET("/api/v1/connections/{id}", { params: { path: { id } }, signal })).data ?? null,
    retry: false,
  });
}

export function useAddConnection() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Added): Promise<Connection> => {
      const { data } = await api.POST("/api/v1/connections", { body });
      if (!data) throw new Error("The connection was not added. Try again.");
      return data;
    },
    onSettled: () => client.invalidateQueries({ queryKey: listKey }),
  });
}

export type ConnectionChange =
  | { type: "change"; body: z.input<typeof ChangeConnection> }
  | { type: "check" }
  | { type: "delete" };

/** Changes, checks or deletes a connection. */
export function useChangeConnection(id: string) {
  const client = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: async (change: ConnectionChange) => {
      switch (change.type) {
        case "change":
          await api.PATCH("/api/v1/connections/{id}", { params, body: change.body });
          return;
        case "check":
          await api.POST("/api/v1/connections/{id}/check", { params });
          return;
        case "delete":
          await api.DELETE("/api/v1/connections/{id}", { params });
      }
    },
    onSettled: (_data, error, change) =>
      // A deleted connection would answer that it does not exist.
      client.invalidateQueries({
        queryKey: change.type === "delete" && !error ? [...listKey, "list"] : listKey,
      }),
  });
}

/** Begins a sign-in and leaves for the authorization server. */
export function useSignIn(id: string) {
  return useMutation({
    mutationFn: async () => {
      const { data } = await api.POST("/api/v1/connections/{id}/sign-in", { params: { path: { id } } });
      if (data) location.assign(data.url);
    },
  });
}
