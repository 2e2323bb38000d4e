import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ComponentType, Suspense, useContext } from "react";
import { api } from "#platform/web/api/client.ts";
import { chatKeys } from "../api/query-keys.ts";
import { useConversation } from "../api/use-conversation.ts";
import { MemoryInChat, type MemoryInChatProps } from "../memory-in-chat.ts";
import { newPlace } from "../new-place.ts";
import { askWithoutMemory, useAskedWithoutMemory } from "./asked-memory.ts";

/** Holds a conversation with or without memory. Nothing where the application has none. */
export function ComposerMemory({ place }: { place: string }) {
  const View = useContext(MemoryInChat);
  if (!View) return null;
  return (
    <Suspense>
      {place === newPlace ? <OfNew View={View} /> : <OfConversation View={View} id={place} />}
    </Suspense>
  );
}

type View = ComponentType<MemoryInChatProps>;

function OfNew({ View }: { View: View }) {
  const isWithout = useAskedWithoutMemory();
  return <View isUsed={!isWithout} isShared={false} onChange={async (isUsed) => askWithoutMemory(!isUsed)} />;
}

function OfConversation({ View, id }: { View: View; id: string }) {
  const client = useQueryClient();
  const { data: conversation } = useConversation(id);
  const choose = useMutation({
    mutationFn: (choice: "default" | "on" | "off") =>
      api.PUT("/api/v1/conversations/{id}/memory", { params: { path: { id } }, body: { choice } }),
    onSettled: () => client.invalidateQueries({ queryKey: chatKeys.conversation(id) }),
  });
  if (!conversation) return null;
  const { memory, owner, isShared: isReadByOthers } = conversation;
  const isShared = isReadByOthers || owner !== null;
  return (
    <View
      isUsed={memory === "on" || (memory === "default" && !isShared)}
      isShared={isShared}
      onChange={async (isUsed) => {
        await choose.mutateAsync(isUsed ? (isShared ? "on" : "default") : "off");
      }}
    />
  );
}
