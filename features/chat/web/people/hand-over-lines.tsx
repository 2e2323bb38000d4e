import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import type { ConversationHandOver } from "../../contract/index.ts";
import { chatKeys } from "../api/query-keys.ts";
import { peopleTexts } from "./texts/people-texts.ts";

const none: readonly ConversationHandOver[] = [];

/** Who gave a conversation to whom. Empty where nobody else reads or has written. */
export function useHandOvers(conversationId: string, isOfSeveral: boolean): readonly ConversationHandOver[] {
  const { data = none } = useQuery({
    queryKey: chatKeys.handOvers(conversationId),
    enabled: isOfSeveral,
    queryFn: async ({ signal }) => {
      const params = { path: { id: conversationId } };
      const { data } = await api.GET("/api/v1/conversations/{id}/hand-overs", { params, signal });
      return data?.items ?? [];
    },
  });
  return data;
}

/** A line in the thread: who gave the conversation to whom, with the note. */
export function HandOverLine({ handOver }: { handOver: ConversationHandOver }) {
  const words = useTexts(peopleTexts);
  const nameOf = (person: ConversationHandOver["from"]) => (person ? (person.name ?? words.gone) : words.you);
  return (
    <div className="mx-auto w-full max-w-conversation px-4 py-3 sm:px-6">
      <div className="border-y border-line-1 py-2 text-center text-xs text-ink-2 wrap-anywhere">
        <p className="font-medium">{words.handOver.line(nameOf(handOver.from), nameOf(handOver.to))}</p>
        {handOver.note !== "" && <p className="mt-0.5 whitespace-pre-line">{handOver.note}</p>}
      </div>
    </div>
  );
}
