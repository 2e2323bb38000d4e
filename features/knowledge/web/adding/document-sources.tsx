import { lazy, type RefObject, Suspense, useImperativeHandle, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { newId } from "#features/chat/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { FileInput } from "./file-input.tsx";
import { newTextForm } from "./new-text-form.ts";
import { addUploads, type GivenFile } from "./upload-queue.ts";
import { useFileDrop } from "./use-file-drop.ts";

const AddressDialog = lazy(async () => ({
  default: (await import("./address-dialog.tsx")).AddressDialog,
}));
const WriteDialog = lazy(async () => ({ default: (await import("./write-dialog.tsx")).WriteDialog }));

/** Opens what a document can come from. */
export interface DocumentSources {
  chooseFiles(): void;
  chooseFolder(): void;
  addAddress(): void;
  write(): void;
}

/**
 * What documents come from: the choosers of the system, files dropped on the page, and the dialogs. It stays while the
 * buttons that open it come and go with the list: files chosen in between are not lost.
 */
export function DocumentSourcesOf({ collectionId, sources }: DocumentSourcesProps) {
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
  useImperativeHandle(sources, () => ({
    chooseFiles: () => files.current?.click(),
    chooseFolder: () => folder.current?.click(),
    addAddress: () => setAddressOpen(true),
    write: () => setWriting(true),
  }));
  return (
    <>
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
            form={newTextForm(collectionId)}
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

interface DocumentSourcesProps {
  collectionId: string;
  sources: RefObject<DocumentSources | null>;
}
