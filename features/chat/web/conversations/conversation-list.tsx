import { SquarePen } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import type { Conversation } from "../../contract/index.ts";
import { useDeleteConversation, useRenameConversation } from "../api/use-conversation-acts.ts";
import { useConversations } from "../api/use-conversations.ts";
import { useConversationPath } from "../conversation-home.ts";
import { ConversationRows } from "./conversation-rows.tsx";
import { useListKeys } from "./use-list-keys.ts";

const searchDelayMs = 200;

/** The list of conversations: start, search, open, rename and delete them. */
export function ConversationList({ openId, onOpen }: { openId: string | undefined; onOpen?: () => void }) {
  const navigate = useNavigate();
  const conversationPath = useConversationPath();
  const [search, setSearch] = useState("");
  const asked = useDelayedValue(search.trim(), searchDelayMs);
  const conversations = useConversations(asked);
  const list = useRef<HTMLElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);
  useListKeys(list, searchBox);

  const { mutate: rename } = useRenameConversation();
  const { mutate: remove } = useDeleteConversation((id) => navigate(conversationPath(id)));
  const onRename = useCallback((id: string, title: string) => rename({ id, title }), [rename]);
  const onDelete = useCallback(
    (conversation: Conversation) => {
      remove(conversation);
      if (conversation.id === openId) void navigate(conversationPath());
    },
    [remove, openId, navigate, conversationPath],
  );

  return (
    <nav ref={list} aria-label="Conversations" className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-2 p-3">
        <LinkButton
          to={conversationPath()}
          onClick={onOpen}
          className="w-full"
          icon={<SquarePen aria-hidden="true" size={16} />}
        >
          New conversation
        </LinkButton>
        <SearchField
          ref={searchBox}
          label="Search titles"
          value={search}
          onValueChange={setSearch}
          shortcut="/"
        />
      </div>
      <ConversationRows
        {...{ conversations, openId, onOpen, onRename, onDelete }}
        search={asked}
        onClearSearch={() => setSearch("")}
      />
    </nav>
  );
}

/** Debounces a value, so that not every letter sends a request. */
function useDelayedValue<Value>(value: Value, delayMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
