import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import type { Conversation } from "../contract/index.ts";
import { chatKeys } from "./api/query-keys.ts";
import { useTellDeleted } from "./api/use-conversation-acts.ts";
import { rescueDraft } from "./composer/draft-store.ts";
import { useConversationPath } from "./conversation-home.ts";
import { newPlace } from "./new-place.ts";
import { dropNote } from "./people/note-read-soon.ts";

/**
 * Closes the open conversation when another tab or device deletes it, with Undo. What was typed in it moves to
 * the new conversation.
 */
export function useCloseWhenDeleted(openId: string | undefined): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const conversationPath = useConversationPath();
  const tellDeleted = useTellDeleted((id) => void navigate(conversationPath(id)));

  useRealtime<{ conversationId?: string }>("conversation.deleted", async ({ data }) => {
    if (!openId || data.conversationId !== openId) return;
    dropNote(openId);
    const title = client.getQueryData<Conversation>(chatKeys.conversation(openId))?.title ?? "";
    rescueDraft(openId, newPlace);
    await navigate(conversationPath());
    tellDeleted(openId, title);
  });
}
