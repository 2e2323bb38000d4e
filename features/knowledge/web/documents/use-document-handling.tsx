import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { FileInput } from "../adding/file-input.tsx";
import { addUploads } from "../adding/upload-queue.ts";
import { documentCalls } from "../api/document-calls.ts";
import { useDocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import type { DocumentDialog } from "./document-dialogs.tsx";

const DocumentDialogs = lazy(async () => ({
  default: (await import("./document-dialogs.tsx")).DocumentDialogs,
}));

export interface DocumentHandling {
  isBusy: boolean;
  readAgain: () => void;
  chooseVersion: () => void;
  download: () => void;
  open: (dialog: DocumentDialog) => void;
  /** What acts show: dialogs, and the chooser of a file. */
  parts: ReactNode;
}

/** What can be done with a document, wherever it is shown. */
export function useDocumentHandling(document: KnowledgeDocument, onDeleted?: () => void): DocumentHandling {
  const { documents: words } = useTexts(knowledgeTexts);
  const { id, collectionId, title, folder } = document;
  const acts = useDocumentActs();
  const [isBusy, setBusy] = useState(false);
  const [dialog, setDialog] = useState<DocumentDialog>();
  const input = useRef<HTMLInputElement>(null);

  const readAgain = async () => {
    setBusy(true);
    try {
      await acts.readAgain(id);
      notify({ type: "success", title: words.done.readAgain(title), duration: 4000 });
    } catch (error) {
      notify({ type: "error", title: words.notDone, message: describeError(error) });
    } finally {
      setBusy(false);
    }
  };
  const download = async () => {
    try {
      const content = await documentCalls.content(id);
      if (content instanceof Blob) saveFile(fileName(document), content);
    } catch (error) {
      notify({ type: "error", title: words.notDownloaded, message: describeError(error) });
    }
  };
  return {
    isBusy,
    readAgain: () => void readAgain(),
    chooseVersion: () => input.current?.click(),
    download: () => void download(),
    open: setDialog,
    parts: (
      <>
        <FileInput
          input={input}
          chooses="file"
          onFiles={(files) =>
            addUploads(
              collectionId,
              files.map(({ file }) => ({ file, folder, documentId: id })),
              () => id,
            )
          }
        />
        <Suspense>
          {dialog && (
            <DocumentDialogs
              {...{ document, dialog, acts, onDeleted }}
              onClose={() => setDialog(undefined)}
            />
          )}
        </Suspense>
      </>
    ),
  };
}

function fileName({ title, source }: KnowledgeDocument): string {
  const name = title.replace(/[\\/:*?"<>|]/g, "-");
  if (source === "upload") return name;
  return `${name}.${source === "text" ? "md" : "html"}`;
}
