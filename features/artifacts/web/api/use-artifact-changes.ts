import { useQueryClient } from "@tanstack/react-query";
import { useShareChanges } from "#features/sharing/web/index.tsx";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import { artifactKeys } from "./artifact-keys.ts";

interface ArtifactEvent {
  artifactId?: string;
  conversationId?: string;
}

/** Reloads what the assistant, somebody else, another tab or another device changed. Once on a page. */
export function useArtifactChanges({ onCreated }: { onCreated?: (event: ArtifactEvent) => void } = {}): void {
  const client = useQueryClient();
  useRealtime<ArtifactEvent>("*", ({ name, data: { artifactId = "", conversationId = "", ...data } }) => {
    if (!name.startsWith("artifact.")) return;
    void client.invalidateQueries({ queryKey: artifactKeys.of(conversationId) });
    void client.invalidateQueries({ queryKey: artifactKeys.anywhere });
    void client.invalidateQueries({ queryKey: artifactKeys.deleted(artifactId) });
    if (name === "artifact.deleted") client.setQueryData(artifactKeys.one(artifactId), null);
    else void client.invalidateQueries({ queryKey: artifactKeys.one(artifactId) });
    void client.invalidateQueries({ queryKey: artifactKeys.versions(artifactId) });
    if (name === "artifact.created") onCreated?.({ ...data, artifactId, conversationId });
  });
  // Whoever may no longer open it sees nothing of it any more.
  const forget = (isEnding: boolean) =>
    void (isEnding ? client.resetQueries : client.invalidateQueries).call(client, {
      queryKey: artifactKeys.all,
    });
  useShareChanges("artifact", (_id, isEnding) => forget(isEnding));
  useShareChanges("conversation", (_id, isEnding) => forget(isEnding));
}
