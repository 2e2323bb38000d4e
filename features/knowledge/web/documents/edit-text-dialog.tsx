import { useQuery } from "@tanstack/react-query";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { WriteDialog } from "../adding/write-dialog.tsx";
import { documentCalls } from "../api/document-calls.ts";
import { knowledgeKeys } from "../api/knowledge-keys.ts";
import type { DocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** Edits a text that was written here. */
export function EditTextDialog({ document, acts, onClose }: EditTextDialogProps) {
  const { write: words } = useTexts(knowledgeTexts).adding;
  const { id, title, folder } = document;
  const text = useQuery({
    queryKey: knowledgeKeys.documentText(id),
    // What another person wrote meanwhile is read, and nothing under the hands of this one.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
    queryFn: ({ signal }) => documentCalls.text(id, signal),
  });
  if (!text.data)
    return (
      <Dialog isOpen size="lg" title={words.editTitle(title)} onClose={onClose}>
        <UntilLoaded of={text} title={words.failed} waiting={<Skeleton className="h-96 w-full" />} />
      </Dialog>
    );
  return (
    <WriteDialog
      form={`document ${id}`}
      before={{ title, folder, ...text.data }}
      onClose={onClose}
      onSave={({ title: name, folder: place, text: written, version = text.data.version }) =>
        acts.change(id, { title: name, folder: place, text: written, version })
      }
    />
  );
}

interface EditTextDialogProps {
  document: KnowledgeDocument;
  acts: DocumentActs;
  onClose: () => void;
}
