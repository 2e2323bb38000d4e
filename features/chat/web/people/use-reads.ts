import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import type { ConversationRead, Message } from "../../contract/index.ts";
import { chatKeys } from "../api/query-keys.ts";
import { peopleTexts } from "./texts/people-texts.ts";

/** On how many of the latest messages it is said who has seen them. */
const latest = 4;
const noReads: readonly ConversationRead[] = [];

/** Who has seen each of the latest messages, by id. Empty where nobody else reads. */
export function useSeenBy(
  conversationId: string,
  messages: readonly Message[],
  isShared: boolean,
): ReadonlyMap<string, string> {
  const words = useTexts(peopleTexts);
  const { data = noReads } = useQuery({
    queryKey: chatKeys.reads(conversationId),
    enabled: isShared,
    queryFn: async ({ signal }) => {
      const params = { path: { id: conversationId } };
      const { data } = await api.GET("/api/v1/conversations/{id}/reads", { params, signal });
      return data?.items ?? [];
    },
  });
  return useMemo(() => {
    const list = new Intl.ListFormat(words.locale);
    const positions = new Map(messages.map(({ id }, position) => [id, position]));
    const seen = messages.slice(-latest).flatMap((message) => {
      const at = positions.get(message.id) ?? 0;
      const names = data
        .filter(
          ({ messageId, person }) =>
            (positions.get(messageId) ?? -1) >= at && person.id !== message.author?.id,
        )
        .map(({ person }) => person.name ?? words.gone);
      return names.length > 0 ? [[message.id, words.seenBy(list.format(names))] as const] : [];
    });
    return new Map(seen);
  }, [messages, data, words]);
}
