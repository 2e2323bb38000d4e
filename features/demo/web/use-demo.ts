import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { api } from "#platform/web/api/client.ts";
import type { paths } from "#platform/web/api/schema.gen.ts";
import { readKeptDemo, subscribeToKeptDemo } from "./kept-demo.ts";

export type Demo = paths["/api/v1/demo"]["get"]["responses"]["200"]["content"]["application/json"];
export type Scene = Demo["scenes"][number];

export type DemoState =
  | { state: "none" }
  | { state: "reading" }
  | { state: "over" }
  | { state: "failed"; error: unknown; isRetrying: boolean; retry: () => void }
  | { state: "open"; demo: Demo; endsMs: number };

export const demoKey = (token: string) => ["demo", token] as const;

/** The state of this tab's demo. Its expiry is checked at each rerender. */
export function useDemo(): DemoState {
  const kept = useSyncExternalStore(subscribeToKeptDemo, readKeptDemo);
  const isOver = kept !== undefined && kept.endsMs <= Date.now();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: demoKey(kept?.token ?? ""),
    enabled: kept !== undefined && !isOver,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const { data: demo } = await api.GET("/api/v1/demo", { signal });
      if (!demo) throw new Error("The server answered with nothing.");
      return demo;
    },
  });

  if (kept === undefined) return { state: "none" };
  if (isOver) return { state: "over" };
  if (data) return { state: "open", demo: data, endsMs: kept.endsMs };
  if (error) return { state: "failed", error, isRetrying: isFetching, retry: () => void refetch() };
  return { state: "reading" };
}
