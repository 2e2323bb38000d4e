import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { readReachability, subscribeToReachability } from "#platform/web/api/reachability.ts";
import type { AgentContent, AgentDraft } from "../../contract/index.ts";
import { agentCalls } from "../api/agent-calls.ts";
import { agentKeys } from "../api/agent-keys.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";
import { keepUnsaved, readUnsaved } from "./unsaved-draft.ts";

/** The draft of an agent, for people who may edit it. */
export function useAgentDraft(agentId: string, isEditable: boolean) {
  return useQuery({
    queryKey: agentKeys.draft(agentId),
    enabled: isEditable,
    queryFn: ({ signal }) => agentCalls.draft(agentId, signal),
  });
}

/** Keeps a draft saved for as long as its page is open. Drafts read later are taken over while nothing is unsaved. */
export function useDraftStore(draft: AgentDraft): DraftStore {
  const client = useQueryClient();
  const { agentId } = draft;
  const [store] = useState(() =>
    createDraftStore({
      draft,
      unsaved: readUnsaved(agentId),
      save: (body) => agentCalls.save(agentId, body),
      read: () => agentCalls.draft(agentId),
      keep: (unsaved) => keepUnsaved(agentId, unsaved),
      onSaved: (saved) => {
        client.setQueryData(agentKeys.draft(agentId), saved);
        void client.invalidateQueries({ queryKey: agentKeys.itself(agentId) });
        void client.invalidateQueries({ queryKey: agentKeys.lists });
      },
    }),
  );

  useEffect(() => store.replace(draft), [draft, store]);

  useEffect(() => {
    const retry = () => {
      if (readReachability() && store.read().state.type === "failed") void store.flush();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (store.read().state.type === "saved") return;
      void store.flush();
      event.preventDefault();
    };
    const unsubscribe = subscribeToReachability(retry);
    addEventListener("beforeunload", warn);
    return () => {
      unsubscribe();
      removeEventListener("beforeunload", warn);
      void store.flush();
    };
  }, [store]);

  return store;
}

/** What the store shows now. */
export function useDraftView(store: DraftStore) {
  return useSyncExternalStore(store.subscribe, store.read, store.read);
}

/** Changes some fields of the draft. */
export type ChangeContent = (changed: Partial<AgentContent>) => void;
