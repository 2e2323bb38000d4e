import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/web/api/client.ts";
import type { LogEventDetail, PersonalContent } from "../../../contract/index.ts";

/** An event with everything that is recorded. */
export function useEvent(id: string) {
  return useQuery({
    queryKey: ["log", "event", id],
    retry: false,
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<LogEventDetail | null> => {
      const { data } = await api.GET("/api/v1/compliance/events/{id}", { params: { path: { id } }, signal });
      return (data as LogEventDetail | undefined) ?? null;
    },
  });
}

/** The personal content of an event, once somebody asked for it. It stays in no cache. */
export function useContent(id: string) {
  const [content, setContent] = useState<PersonalContent>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await api.POST("/api/v1/compliance/events/{id}/content", { params: { path: { id } } });
      setContent(data);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  return { content, error, isBusy, read };
}
