import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { NewerTextBanner } from "#platform/web/line-diff/newer-text-banner.tsx";
import { useTyped } from "#platform/web/personal-data/use-typed.ts";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { mostFolderCharacters, mostTitleCharacters } from "../../contract/limits.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { TextPart } from "./text-part.tsx";

/** Writes a document in Markdown, or edits one. What is typed is kept in this tab until it is saved or discarded. */
export function WriteDialog({ form, before, behind, onBehind, onClose, onSave }: WriteDialogProps) {
  const { write: words } = useTexts(knowledgeTexts).adding;
  const { typed, type, forget } = useTyped(form);
  const [view, setView] = useState<"write" | "preview">("write");
  const title = typed.title ?? before?.title ?? "";
  const folder = typed.folder ?? before?.folder ?? "";
  const text = typed.text ?? before?.text ?? "";
  // What was typed belongs to the version that was read then: one that was saved since is not overwritten unseen.
  const version = typed.version === undefined ? before?.version : Number(typed.version);
  const isKept = typed.text !== undefined || typed.title !== undefined || typed.folder !== undefined;
  const enter = (change: Record<string, string>) =>
    type({ ...change, ...(version !== undefined && { version: String(version) }) });

  const isBehind = before !== undefined && Number(version) < before.version && text !== before.text;
  const written = { title: title.trim(), folder: folder.trim(), text, version };
  const look = () => onBehind?.(written);

  const save = async () => {
    await onSave(written);
    forget();
  };
  const isMissing = { title: title.trim() === "", text: text.trim() === "" };
  return (
    <FormDialog
      size="lg"
      title={before ? words.editTitle(before.title) : words.title}
      submitLabel={before ? words.submitEdit : words.submit}
      keepsInput
      footNote={isKept && words.kept}
      otherAct={isKept ? { label: words.discard, onAct: async () => forget() } : undefined}
      onClose={onClose}
      onSubmit={() => {
        if (isMissing.text) setView("write");
        if (isMissing.title || isMissing.text) return undefined;
        if (!isBehind) return save();
        look();
        return undefined;
      }}
    >
      {({ isChecked }) => (
        <>
          {isBehind && <NewerTextBanner onLook={look}>{behind}</NewerTextBanner>}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={words.name}
              autoComplete="off"
              maxLength={mostTitleCharacters}
              value={title}
              {...(isChecked && isMissing.title && { error: words.needsName })}
              onChange={({ target }) => enter({ title: target.value })}
            />
            <TextField
              label={words.folder}
              hint={words.folderHint}
              autoComplete="off"
              maxLength={mostFolderCharacters}
              value={folder}
              onChange={({ target }) => enter({ folder: target.value })}
            />
          </div>
          <Segmented
            label={words.views.label}
            className="justify-self-start"
            options={[
              { value: "write", label: words.views.write },
              { value: "preview", label: words.views.preview },
            ]}
            value={view}
            onChange={setView}
          />
          <TextPart
            {...{ view, text }}
            error={isChecked && isMissing.text ? words.needsText : undefined}
            onText={(next) => enter({ text: next })}
          />
        </>
      )}
    </FormDialog>
  );
}

export interface WrittenDocument {
  title: string;
  folder: string;
  text: string;
  /** That was edited. Undefined for a new document. */
  version: number | undefined;
}

interface WriteDialogProps {
  /** The name under which what is typed is kept. */
  form: string;
  /** The document that is edited. Undefined for a new one. */
  before?: { title: string; folder: string; text: string; version: number };
  /** Who saved a later text than the one that was edited, in a sentence. */
  behind?: string;
  /** Somebody saved a later text than the one that was edited: both are to be shown. */
  onBehind?: (written: WrittenDocument) => void;
  onClose: () => void;
  /** Rejects when the server refuses. */
  onSave: (written: WrittenDocument) => Promise<void>;
}
