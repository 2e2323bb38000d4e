import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import type { Artifact, ArtifactAnywhere, ArtifactList } from "../../contract/index.ts";
import { artifactKeys } from "./artifact-keys.ts";

/** The artifacts of a conversation, the last changed first. */
export function useArtifacts(conversationId: string) {
  return useQuery({
    queryKey: artifactKeys.of(conversationId),
    queryFn: async ({ signal }): Promise<ArtifactList | null> => {
      const params = { path: { id: conversationId } };
      return (await api.GET("/api/v1/conversations/{id}/artifacts", { params, signal })).data ?? null;
    },
  });
}

export function useArtifact(id: string) {
  return useQuery({
    queryKey: artifactKeys.one(id),
    queryFn: async ({ signal }): Promise<Artifact | null> => {
      const params = { path: { id } };
      return (await api.GET("/api/v1/artifacts/{id}", { params, signal })).data ?? null;
    },
  });
}

/** One that the person can restore. Asked where an artifact is gone. */
export function useDeletedArtifact(id: string) {
  return useQuery({
    queryKey: artifactKeys.deleted(id),
    queryFn: async ({ signal }): Promise<ArtifactAnywhere | null> => {
      const params = { path: { id } };
      try {
        return (await api.GET("/api/v1/artifacts/{id}/deleted", { params, signal })).data ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** Newest first. */
export function useVersions(id: string) {
  return useInfiniteQuery({
    queryKey: artifactKeys.versions(id),
    initialPageParam: "",
    getNextPageParam: (page: { nextCursor: string | null } | null) => page?.nextCursor ?? undefined,
    queryFn: async ({ signal, pageParam }) => {
      const params = { path: { id }, query: { ...(pageParam && { cursor: pageParam }) } };
      return (await api.GET("/api/v1/artifacts/{id}/versions", { params, signal })).data ?? null;
    },
  });
}

/** The text of one version, which never changes. */
export function useVersionContent(id: string, number: number) {
  return useQuery({
    queryKey: artifactKeys.content(id, number),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<string | null> => {
      const params = { path: { id, number } };
      const { data } = await api.GET("/api/v1/artifacts/{id}/versions/{number}", { params, signal });
      return data?.content ?? null;
    },
  });
}
