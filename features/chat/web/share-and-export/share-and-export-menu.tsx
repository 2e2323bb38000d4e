import { Share2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { useConversation } from "../api/use-conversation.ts";
import { useShareAndExport } from "./use-share-and-export.tsx";

/** The button in the header of a conversation that shares or exports it. */
export function ShareAndExportMenu({ conversationId }: { conversationId: string | undefined }) {
  const conversation = useConversation(conversationId);
  const [parameters] = useSearchParams();
  const { items, dialog } = useShareAndExport(conversation.data, parameters.has("share"));
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            label="Share or export"
            icon={<Share2 aria-hidden="true" size={16} />}
            className="print:hidden"
          />
        }
        items={items}
      />
      {dialog}
    </>
  );
}
