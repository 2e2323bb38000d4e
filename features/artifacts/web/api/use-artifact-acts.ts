import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "#platform/web/api/client.ts";
import type { Artifact, CreateArtifact } from "../../contract/index.ts";
import { artifactKeys } from "./artifact-keys.ts";

/** What can be done with artifacts. Each act throws when it is refused. */
export function useArtifactActs() {
  const client = useQueryClient();
  return useMemo(() => {
    const keep = async (artifact: Artifact | undefined) => {
      if (artifact) client.setQueryData(artifactKeys.one(artifact.id), artifact);
      await client.invalidateQueries({ queryKey: artifactKeys.all });
      return artifact;
    };
    const path = (id: string) => ({ path: { id } });
    return {
      async create(conversationId: string, body: CreateArtifact) {
        const params = path(conversationId);
        return keep((await api.POST("/api/v1/conversations/{id}/artifacts", { params, body })).data);
      },
      async save(id: string, version: number, content: string) {
        const body = { version, content, note: "" };
        return keep((await api.POST("/api/v1/artifacts/{id}/versions", { params: path(id), body })).data);
      },
      /** After it, what others changed is there. */
      async readAgain(id: string) {
        await client.invalidateQueries({ queryKey: artifactKeys.one(id) });
      },
      async rename(id: string, title: string) {
        return keep((await api.PATCH("/api/v1/artifacts/{id}", { params: path(id), body: { title } })).data);
      },
      async setLanguage(id: string, language: string | null) {
        const body = { language };
        return keep((await api.PATCH("/api/v1/artifacts/{id}", { params: path(id), body })).data);
      },
      async restoreVersion(id: string, number: number) {
        const params = { path: { id, number } };
        return keep((await api.POST("/api/v1/artifacts/{id}/versions/{number}/restore", { params })).data);
      },
      async remove(id: string) {
        await api.DELETE("/api/v1/artifacts/{id}", { params: path(id) });
        client.setQueryData(artifactKeys.one(id), null);
        const changed = [artifactKeys.lists, artifactKeys.anywhere, artifactKeys.deleted(id)];
        await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
      },
      async restore(id: string) {
        return keep((await api.POST("/api/v1/artifacts/{id}/restore", { params: path(id) })).data);
      },
    };
  }, [client]);
}

export type ArtifactActs = ReturnType<typeof useArtifactActs>;
