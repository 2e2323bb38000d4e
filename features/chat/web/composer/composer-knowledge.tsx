import { Suspense, useContext } from "react";
import { KnowledgeInChat, type KnowledgeInChatView } from "../knowledge-in-chat.ts";
import { newPlace } from "../new-place.ts";
import { askCollections, useAskedCollections } from "./asked-collections.ts";

/** Switches collections on, or shows what is on. Nothing where the application has no knowledge. */
export function ComposerKnowledge({ place, part }: { place: string; part: keyof KnowledgeInChatView }) {
  const view = useContext(KnowledgeInChat);
  const chosenIds = useAskedCollections();
  if (!view) return null;
  const View = view[part];
  const conversationId = place === newPlace ? null : place;
  return (
    <Suspense>
      <View {...{ conversationId, chosenIds }} onChoose={askCollections} />
    </Suspense>
  );
}
