import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { BothTexts } from "#platform/web/line-diff/both-texts.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { forgetTyped } from "#platform/web/personal-data/kept-typing.ts";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { WriteDialog, type WrittenDocument } from "../adding/write-dialog.tsx";
import { documentCalls } from "../api/document-calls.ts";
import { knowledgeKeys } from "../api/knowledge-keys.ts";
import type { DocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { takeSavedText } from "./take-saved-text.ts";

/** Edits a text that was written here. A later one that somebody saved meanwhile is shown beside it, and overwritten only then. */
export function EditTextDialog({ document, acts, onClose }: EditTextDialogProps) {
  const { write: words } = useTexts(knowledgeTexts).adding;
  const { id, title, folder } = document;
  const form = `document ${id}`;
  const [behind, setBehind] = useState<WrittenDocument>();
  const text = useQuery({
    queryKey: knowledgeKeys.documentText(id),
    // What another person wrote meanwhile is read, and nothing under the hands of this one.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
    queryFn: ({ signal }) => documentCalls.text(id, signal),
  });
  const saved = text.data;
  if (!saved)
    return (
      <Dialog isOpen size="lg" title={words.editTitle(title)} onClose={onClose}>
        <UntilLoaded of={text} title={words.failed} waiting={<Skeleton className="h-96 w-full" />} />
      </Dialog>
    );
  const writer = saved.writtenBy?.name || words.somebody;
  /** What is as it was is not sent: somebody else may have changed it. */
  const save = async (written: WrittenDocument, version = saved.version) => {
    try {
      await acts.change(id, {
        ...(written.title !== title && { title: written.title }),
        ...(written.folder !== folder && { folder: written.folder }),
        ...(written.text !== saved.text && { text: written.text, version }),
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === "document.changed_meanwhile") {
        await text.refetch();
        setBehind(written);
      }
      throw error;
    }
  };
  if (behind)
    return (
      <BothTexts
        saved={saved.text}
        typed={behind.text}
        note={words.oneIsKept(writer)}
        onKeepMine={async () => {
          await save(behind);
          forgetTyped(form);
          onClose();
        }}
        onTakeTheirs={() => takeSavedText(form)}
        onClose={() => setBehind(undefined)}
      />
    );
  return (
    <WriteDialog
      form={form}
      before={{ title, folder, text: saved.text, version: saved.version }}
      behind={words.behind(writer)}
      onClose={onClose}
      onBehind={setBehind}
      onSave={(written) => save(written, written.version)}
    />
  );
}

interface EditTextDialogProps {
  document: KnowledgeDocument;
  acts: DocumentActs;
  onClose: () => void;
}
