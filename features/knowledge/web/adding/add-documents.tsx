import { FileUp, FolderUp, Globe, PenLine, Plus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { newId } from "#features/chat/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";

import { Button } from "#platform/web/ui/button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import { useDocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { FileInput } from "./file-input.tsx";
import { addUploads, type GivenFile } from "./upload-queue.ts";
import { useFileDrop } from "./use-file-drop.ts";

const AddressDialog = lazy(async () => ({
  default: (await import("./address-dialog.tsx")).AddressDialog,
}));
const WriteDialog = lazy(async () => ({ default: (await import("./write-dialog.tsx")).WriteDialog }));

const icon = { "aria-hidden": true, size: 16 } as const;

/** Adds documents: files and folders, also dropped on the page, a web address, or a text. */
export function AddDocuments({ collectionId, isFirst = false }: AddDocumentsProps) {
  const { adding: words } = useTexts(knowledgeTexts);
  const acts = useDocumentActs();
  const [parameters, setParameters] = useSearchParams();
  const [isAddressOpen, setAddressOpen] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const add = (given: GivenFile[]) => addUploads(collectionId, given, newId);
  const isOver = useFileDrop(true, add);
  // The editor stands in the address, so that a reload opens it with what was typed.
  const setWriting = (isWriting: boolean) =>
    setParameters(
      (known) => {
        const next = new URLSearchParams(known);
        if (isWriting) next.set("write", "");
        else next.delete("write");
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Menu
        align={isFirst ? "center" : "end"}
        trigger={
          <Button variant="primary" icon={<Plus {...icon} />}>
            {isFirst ? words.title : words.menu}
          </Button>
        }
        items={[
          {
            key: "files",
            label: words.files,
            icon: <FileUp {...icon} />,
            onSelect: () => files.current?.click(),
          },
          {
            key: "folder",
            label: words.folder,
            icon: <FolderUp {...icon} />,
            onSelect: () => folder.current?.click(),
          },
          {
            key: "address",
            label: words.address,
            icon: <Globe {...icon} />,
            onSelect: () => setAddressOpen(true),
          },
          { key: "text", label: words.text, icon: <PenLine {...icon} />, onSelect: () => setWriting(true) },
        ]}
      />
      {isFirst && <p className="mt-3 text-xs text-ink-3 pointer-coarse:hidden">{words.hint}</p>}
      <FileInput input={files} chooses="files" onFiles={add} />
      <FileInput input={folder} chooses="folder" onFiles={add} />
      {isOver && (
        <p className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-xl bg-paper-1/90 text-base font-medium text-ink-1 outline-2 outline-accent outline-dashed">
          {words.drop}
        </p>
      )}
      <Suspense>
        {isAddressOpen && <AddressDialog collectionId={collectionId} onClose={() => setAddressOpen(false)} />}
        {parameters.has("write") && (
          <WriteDialog
            form={`new document ${collectionId}`}
            onClose={() => setWriting(false)}
            onSave={({ title, folder: place, text }) =>
              acts.write(collectionId, { title, folder: place, text })
            }
          />
        )}
      </Suspense>
    </>
  );
}

interface AddDocumentsProps {
  collectionId: string;
  /** In place of a list that is empty. */
  isFirst?: boolean;
}
