import { ArrowRightLeft, Braces, FileText, Link2, Printer, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { ShareDialog, shareMenuTexts } from "#features/sharing/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import type { Conversation } from "../../contract/index.ts";
import { peopleTexts } from "../people/texts/people-texts.ts";

const PublishDialog = lazy(async () => ({
  default: (await import("../public-links/publish-dialog.tsx")).PublishDialog,
}));
const HandOverDialog = lazy(async () => ({
  default: (await import("../people/hand-over-dialog.tsx")).HandOverDialog,
}));

/** Entries of a conversation's menu that take it out of the product, and the dialog that they open. */
export function useShareAndExport(
  conversation: Pick<Conversation, "id" | "title" | "abilities" | "isShared"> | null | undefined,
  /** The address asks for the dialog, such as that of a request for access. */
  isAskedToShare = false,
): {
  items: MenuItem[];
  dialog: ReactNode;
} {
  const [isPublishing, setPublishing] = useState(false);
  const [isSharing, setSharing] = useState(isAskedToShare);
  const [isHandingOver, setHandingOver] = useState(false);
  const words = useTexts(shareMenuTexts);
  const people = useTexts(peopleTexts);
  if (!conversation) return { items: [], dialog: null };
  const { id, title, abilities, isShared } = conversation;
  const share: MenuItem = {
    ...{ key: "share", icon: <Users aria-hidden="true" size={16} />, onSelect: () => setSharing(true) },
    label: abilities.publish ? words.share : words.whoHasAccess,
  };
  const icon = <Link2 aria-hidden="true" size={16} />;
  return {
    items: abilities.publish
      ? [
          share,
          { key: "publish", label: "Share with a link", icon, onSelect: () => setPublishing(true) },
          ...(isShared && abilities.hand_over
            ? [
                {
                  ...{ key: "hand-over", label: people.handOver.entry, onSelect: () => setHandingOver(true) },
                  icon: <ArrowRightLeft aria-hidden="true" size={16} />,
                },
              ]
            : []),
          ...exportItems(conversation),
        ]
      : // Readers learn who else reads. A visitor of the demo shares with nobody.
        abilities.delete
        ? []
        : [share],
    dialog: (isPublishing || isSharing || isHandingOver) && (
      <Suspense fallback={null}>
        {isPublishing && <PublishDialog conversationId={id} onClose={() => setPublishing(false)} />}
        {isHandingOver && <HandOverDialog conversationId={id} onClose={() => setHandingOver(false)} />}
        {isSharing && (
          <ShareDialog
            {...{ noun: "conversation", id, title }}
            mayShare={abilities.publish}
            onClose={() => setSharing(false)}
          />
        )}
      </Suspense>
    ),
  };
}

/** The code of exporting loads with the first export. */
function exportItems(conversation: Pick<Conversation, "id" | "title">): MenuItem[] {
  const save = async (as: "markdown" | "json") => {
    const { downloadConversation } = await import("../exports/download-conversation.ts");
    await downloadConversation(conversation, as);
  };
  return [
    {
      key: "markdown",
      label: "Export as Markdown",
      icon: <FileText aria-hidden="true" size={16} />,
      onSelect: () => void save("markdown"),
    },
    {
      key: "json",
      label: "Export as JSON",
      icon: <Braces aria-hidden="true" size={16} />,
      onSelect: () => void save("json"),
    },
    {
      key: "print",
      type: "link",
      label: "Print or save as PDF",
      icon: <Printer aria-hidden="true" size={16} />,
      to: `/chat/${conversation.id}/print`,
    },
  ];
}
