import { useRef, useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Connection } from "../contract/index.ts";
import { DocumentButton } from "./adding/document-fields.tsx";
import { useChangeConnection } from "./use-connections.ts";

const titles = { name: "Rename", key: "Replace the key", document: "Replace the document" } as const;

/** Changes one thing about a connection. */
export function ChangeDialog({ connection, what, onClose }: ChangeDialogProps) {
  const { mutateAsync: change } = useChangeConnection(connection.id);
  const [text, setText] = useState(what === "name" ? connection.name : "");
  const [fileName, setFileName] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    const value = text.trim();
    if (!value) return undefined;
    const body = what === "name" ? { name: value } : what === "key" ? { key: value } : { document: value };
    return change({ type: "change", body });
  };
  return (
    <FormDialog title={titles[what]} submitLabel={titles[what]} onClose={onClose} onSubmit={submit}>
      {({ isChecked }) => {
        const isMissing = isChecked && !text.trim();
        if (what === "name") {
          return (
            <TextField
              label="Name"
              hint="Its tools keep their names."
              autoComplete="off"
              maxLength={80}
              value={text}
              error={isMissing ? "Enter a name." : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          );
        }
        if (what === "key") {
          return (
            <PasswordField
              label="Key"
              hint="Stored encrypted. Nobody can read it afterwards."
              autoComplete="off"
              data-1p-ignore
              maxLength={4_000}
              value={text}
              error={isMissing ? "Paste the key." : undefined}
              onChange={(event) => setText(event.target.value)}
            />
          );
        }
        return (
          <div className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            <DocumentButton
              label="Choose a file"
              input={input}
              onUpload={(chosen) => {
                setText(chosen?.text ?? "");
                setFileName(chosen?.name ?? "");
              }}
            />
            <span className="min-w-0 wrap-anywhere">
              {fileName ||
                (isMissing ? "Choose a file first." : "Tools that change are off until you approve them.")}
            </span>
          </div>
        );
      }}
    </FormDialog>
  );
}

interface ChangeDialogProps {
  connection: Connection;
  what: keyof typeof titles;
  onClose: () => void;
}
