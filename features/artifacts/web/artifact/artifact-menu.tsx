import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { ShareDialog } from "#features/sharing/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import { MoreMenu } from "#platform/web/ui/more-menu.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Artifact } from "../../contract/index.ts";
import type { ArtifactActs } from "../api/use-artifact-acts.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";

const RenameDialog = lazy(async () => ({ default: (await import("./rename-dialog.tsx")).RenameDialog }));
const undoToastMs = 8000;

/** What else can be done with an artifact. */
export function ArtifactMenu({ artifact, acts, isOnPage, onDeleted }: ArtifactMenuProps) {
  const words = useTexts(artifactTexts);
  const navigate = useNavigate();
  const [open, setOpen] = useState<"rename" | "share" | undefined>(() =>
    new URLSearchParams(location.search).has("share") ? "share" : undefined,
  );
  const { id, title, abilities, conversation } = artifact;

  const remove = async () => {
    try {
      await acts.remove(id);
    } catch (error) {
      notify({ type: "error", title: words.notDone, message: describeError(error) });
      return;
    }
    onDeleted();
    const undo = () =>
      acts
        .restore(id)
        .catch((error: unknown) =>
          notify({ type: "error", title: words.notUndone, message: describeError(error), autoClose: false }),
        );
    const action = { label: words.undo, onClick: () => void undo() };
    const message = words.restorable;
    notify({ type: "info", title: words.removed(title), message, duration: undoToastMs, action });
  };

  const items: MenuItem[] = [
    ...(abilities.save ? [{ key: "rename", label: words.rename, onSelect: () => setOpen("rename") }] : []),
    { key: "share", label: words.share, onSelect: () => setOpen("share") },
    ...(isOnPage
      ? conversation
        ? [
            {
              key: "conversation",
              label: words.openConversation,
              onSelect: () => void navigate(`/chat/${conversation.id}?artifact=${id}`),
            },
          ]
        : []
      : [{ key: "page", label: words.openPage, onSelect: () => void navigate(`/artifacts/${id}`) }]),
    ...(abilities.delete
      ? [
          { type: "rule" as const, key: "rule" },
          { key: "delete", label: words.remove, isDangerous: true, onSelect: () => void remove() },
        ]
      : []),
  ];
  return (
    <>
      <MoreMenu name={title} variant="ghost" items={items} />
      <Suspense fallback={null}>
        {open === "rename" && <RenameDialog {...{ artifact, acts }} onClose={() => setOpen(undefined)} />}
        {open === "share" && (
          <ShareDialog
            noun="artifact"
            id={id}
            title={title}
            mayShare={abilities.share}
            note={words.shareNote}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

interface ArtifactMenuProps {
  artifact: Artifact;
  acts: ArtifactActs;
  isOnPage: boolean;
  onDeleted: () => void;
}
