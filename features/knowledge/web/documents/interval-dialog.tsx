import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { IntervalField } from "../adding/interval-field.tsx";
import type { DocumentActs } from "../api/use-document-acts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** Changes how often a web address is read again. */
export function IntervalDialog({ document, acts, onClose }: IntervalDialogProps) {
  const { interval: words } = useTexts(knowledgeTexts).documents;
  const [refreshHours, setRefreshHours] = useState(document.refreshHours);
  return (
    <FormDialog
      title={words.title}
      description={<span className="wrap-anywhere">{words.lead(document.address ?? "")}</span>}
      submitLabel={words.submit}
      onClose={onClose}
      onSubmit={() => acts.change(document.id, { refreshHours })}
    >
      {() => <IntervalField label={words.label} value={refreshHours} onChange={setRefreshHours} />}
    </FormDialog>
  );
}

interface IntervalDialogProps {
  document: KnowledgeDocument;
  acts: DocumentActs;
  onClose: () => void;
}
