import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { chatKeys, type KnowledgeInChatProps } from "#features/chat/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { ConversationCollections } from "../../contract/index.ts";
import { collectionCalls } from "../api/collection-calls.ts";
import { knowledgeKeys } from "../api/knowledge-keys.ts";
import { requireData } from "../api/require-data.ts";
import { inChatTexts } from "./texts/in-chat-texts.ts";

export interface SwitchedOn extends ConversationCollections {
  isBusy: boolean;
  /** What the person chose, before the server or a name is there. */
  ids: readonly string[];
  /** `dropsHidden`: also those that the person may not read. */
  choose: (ids: readonly string[], dropsHidden?: boolean) => void;
}

/** What is switched on where a message is written. Undefined until it is known. */
export function useSwitchedOn(props: KnowledgeInChatProps): SwitchedOn | undefined {
  const { conversationId, chosenIds, onChoose } = props;
  const ofConversation = useOfConversation(conversationId);
  const named = useNames(conversationId === null ? chosenIds : []);
  if (conversationId !== null) return ofConversation;
  const items = named.items.map((item) => ({ ...item, isLeftOut: false }));
  const ids = chosenIds.filter((id) => !named.hiddenIds.includes(id));
  return { items, ids, hiddenCount: named.hiddenIds.length, isBusy: false, choose: (next) => onChoose(next) };
}

function useOfConversation(id: string | null): SwitchedOn | undefined {
  const client = useQueryClient();
  const words = useTexts(inChatTexts);
  const params = { path: { id: id ?? "" } };
  // Below the conversation, so that it is loaded anew with what others change there.
  const queryKey = [...chatKeys.conversation(id ?? ""), "collections"];
  const { data } = useQuery({
    queryKey,
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      requireData((await api.GET("/api/v1/conversations/{id}/collections", { params, signal })).data),
  });
  const change = useMutation({
    mutationFn: async (body: { collectionIds: string[]; dropsHidden: boolean }) =>
      requireData((await api.PUT("/api/v1/conversations/{id}/collections", { params, body })).data),
    onSuccess: (now) => client.setQueryData(queryKey, now),
    onError: (error) => notify({ type: "error", title: words.notDone, message: describeError(error) }),
  });
  if (!data) return undefined;
  return {
    ...data,
    isBusy: change.isPending,
    ids: change.isPending ? change.variables.collectionIds : data.items.map((item) => item.id),
    choose: (ids, dropsHidden = false) => change.mutate({ collectionIds: [...ids], dropsHidden }),
  };
}

/** The names of collections by their ids. Hidden: gone, or not readable to the person. */
export function useNames(ids: readonly string[]): {
  items: { id: string; name: string }[];
  hiddenIds: string[];
} {
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: knowledgeKeys.itself(id),
      retry: false,
      staleTime: 60_000,
      queryFn: ({ signal }: { signal: AbortSignal }) => collectionCalls.get(id, signal),
    })),
  });
  return {
    items: results.flatMap(({ data }) => (data ? [{ id: data.id, name: data.name }] : [])),
    hiddenIds: ids.filter((_id, index) => results[index]?.isError),
  };
}
