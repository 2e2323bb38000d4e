import { type ModelPlace, useChosenModel } from "#features/models/web/index.tsx";
import { useConversation } from "./api/use-conversation.ts";
import { newPlace } from "./new-place.ts";

/** Where the model of a conversation is chosen. Undefined for a new one: that choice is for all new ones. */
export function useModelPlace(place: string): ModelPlace | undefined {
  const conversation = useConversation(place === newPlace ? undefined : place);
  return place === newPlace ? undefined : { key: place, usedId: conversation.data?.modelId };
}

/** The model for the next answer of a conversation, remembered with it. */
export function useConversationModel(place: string) {
  return useChosenModel(useModelPlace(place));
}
