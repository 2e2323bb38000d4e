import { Ellipsis, Pencil, Trash2, Users } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ShareDialog } from "#features/sharing/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { Collection } from "../../contract/index.ts";
import { useDocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

const CollectionDialog = lazy(async () => ({
  default: (await import("../list/collection-dialog.tsx")).CollectionDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import("./delete-collection-dialog.tsx")).DeleteCollectionDialog,
}));

const icon = { "aria-hidden": true, size: 16 } as const;

/** Shares, edits or deletes a collection. `?share` in the address opens sharing. */
export function CollectionActs({ collection }: { collection: Collection }) {
  const { collection: words } = useTexts(knowledgeTexts);
  const { id, name, abilities } = collection;
  const navigate = useNavigate();
  const { reload } = useDocumentActs();
  const [parameters, setParameters] = useSearchParams();
  const [open, setOpen] = useState<"share" | "edit" | "delete" | undefined>(
    parameters.has("share") ? "share" : undefined,
  );
  const closeSharing = () => {
    setOpen(undefined);
    if (!parameters.has("share")) return;
    const next = new URLSearchParams(parameters);
    next.delete("share");
    setParameters(next, { replace: true });
  };
  return (
    <>
      <Button icon={<Users {...icon} />} onClick={() => setOpen("share")}>
        {abilities.share ? words.share : words.whoHasAccess}
      </Button>
      {(abilities.edit || abilities.delete) && (
        <Menu
          align="end"
          trigger={<IconButton variant="secondary" label={words.more(name)} icon={<Ellipsis {...icon} />} />}
          items={[
            ...(abilities.edit
              ? [
                  {
                    key: "edit",
                    label: words.edit,
                    icon: <Pencil {...icon} />,
                    onSelect: () => setOpen("edit"),
                  },
                ]
              : []),
            ...(abilities.delete
              ? [
                  {
                    key: "delete",
                    label: words.remove,
                    icon: <Trash2 {...icon} />,
                    isDangerous: true,
                    onSelect: () => setOpen("delete"),
                  },
                ]
              : []),
          ]}
        />
      )}
      <Suspense fallback={null}>
        {open === "share" && (
          <ShareDialog
            noun="collection"
            id={id}
            title={name}
            mayShare={abilities.share}
            onTransferred={() => void reload()}
            onClose={closeSharing}
          />
        )}
        {open === "edit" && <CollectionDialog collection={collection} onClose={() => setOpen(undefined)} />}
        {open === "delete" && (
          <DeleteDialog
            collection={collection}
            onClose={() => setOpen(undefined)}
            onDeleted={() => void navigate("/agents/knowledge", { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}
