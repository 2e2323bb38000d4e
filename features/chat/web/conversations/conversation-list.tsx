import { SquarePen } from "lucide-react";
import { useCallback, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useWorksHere } from "#platform/web/api/use-works-here.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { useDelayedValue } from "#platform/web/ui/use-delayed-value.ts";
import type { Conversation, Folder } from "../../contract/index.ts";
import { listAllConversations } from "../api/conversation-pages.ts";
import { useDeleteConversation, useRenameConversation } from "../api/use-conversation-acts.ts";
import { useConversations } from "../api/use-conversations.ts";
import { BesideAllLink } from "../beside-conversation.tsx";
import { useConversationPath } from "../conversation-home.ts";
import { ArchiveView } from "../filing/archive-view.tsx";
import { listed } from "../filing/filing-view.ts";
import { FolderDialog } from "../filing/folder-dialog.tsx";
import { ListActsProvider } from "../filing/list-acts.ts";
import { ListFoot } from "../filing/list-foot.tsx";
import { useSelectionState } from "../filing/selection.ts";
import { SelectionBar } from "../filing/selection-bar.tsx";
import { useFilingActs } from "../filing/use-filing-acts.ts";
import { useFolders } from "../filing/use-folders.ts";
import { ListFilter, type Whose } from "../people/list-filter.tsx";
import { ConversationRows } from "./conversation-rows.tsx";
import { FoundRows } from "./found-rows.tsx";
import { useListKeys } from "./use-list-keys.ts";

const searchDelayMs = 200;
const noFolders: readonly Folder[] = [];

/** The list of conversations: start, search, open, rename and delete them. */
export function ConversationList({ openId, onOpen }: { openId: string | undefined; onOpen?: () => void }) {
  const navigate = useNavigate();
  const conversationPath = useConversationPath();
  const mayBegin = useWorksHere();
  const [search, setSearch] = useState("");
  const asked = useDelayedValue(search, searchDelayMs);
  const isSearching = asked.trim() !== "";
  const [whose, setWhose] = useState<Whose>("all");
  const conversations = useConversations(listed, { whose });
  const hasShared = listAllConversations(conversations.data).some(({ owner }) => owner !== null);
  const folders = useFolders().data ?? noFolders;
  const selection = useSelectionState();
  const { file } = useFilingActs();
  const [isArchiveShown, setArchiveShown] = useState(false);
  const [isNamingFolder, setNamingFolder] = useState(false);
  const acts = useMemo(() => ({ folders, selection, file }), [folders, selection, file]);
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
        {mayBegin && (
          <LinkButton
            to={conversationPath()}
            onClick={onOpen}
            className="w-full"
            icon={<SquarePen aria-hidden="true" size={16} />}
          >
            New conversation
          </LinkButton>
        )}
        <SearchField
          ref={searchBox}
          label="Search conversations"
          placeholder="Search"
          value={search}
          onValueChange={setSearch}
          shortcut="/"
        />
        {(hasShared || whose !== "all") && !isSearching && <ListFilter value={whose} onChange={setWhose} />}
      </div>
      {isSearching ? (
        <FoundRows words={asked} onOpen={onOpen} onClear={() => setSearch("")} />
      ) : (
        <ListActsProvider value={acts}>
          {isArchiveShown ? (
            <ArchiveView {...{ openId, onOpen, onRename, onDelete }} onClose={() => setArchiveShown(false)} />
          ) : (
            <ConversationRows {...{ conversations, openId, onOpen, onRename, onDelete, folders, whose }} />
          )}
        </ListActsProvider>
      )}
      <BesideAllLink onOpen={onOpen} />
      {selection.selected.size > 0 ? (
        <SelectionBar
          {...{ selection, folders }}
          onRemoved={(ids) => openId && ids.includes(openId) && void navigate(conversationPath())}
        />
      ) : (
        <ListFoot
          isArchiveShown={isArchiveShown}
          onArchive={() => setArchiveShown(!isArchiveShown)}
          onNewFolder={() => setNamingFolder(true)}
        />
      )}
      {isNamingFolder && <FolderDialog onClose={() => setNamingFolder(false)} />}
    </nav>
  );
}
