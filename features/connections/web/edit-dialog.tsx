import { useRef, useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Connection } from "../contract/index.ts";
import { DocumentButton } from "./adding/document-fields.tsx";
import { useChangeConnection } from "./use-connections.ts";

/** Changes the name of a connection, and its key or its uploaded document. What is left empty stays. */
export function EditDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { id, kind, auth, address, hasDocumentAddress } = connection;
  const { mutateAsync: change } = useChangeConnection(id);
  const [name, setName] = useState(connection.name);
  const [key, setKey] = useState("");
  const [document, setDocument] = useState<{ text: string; name: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isUploaded = kind === "openapi" && !hasDocumentAddress;

  const store = () => {
    if (!name.trim()) return undefined;
    const body = {
      ...(name.trim() === connection.name ? {} : { name: name.trim() }),
      ...(key.trim() === "" ? {} : { key: key.trim() }),
      ...(document ? { document: document.text } : {}),
    };
    return change({ type: "change", body });
  };
  return (
    <FormDialog title={`Edit ${connection.name}`} submitLabel="Save" onClose={onClose} onSubmit={store}>
      {({ isChecked }) => (
        <>
          <TextField
            label="Name"
            hint="Its tools keep their names."
            autoComplete="off"
            maxLength={80}
            value={name}
            error={isChecked && !name.trim() ? "Enter a name." : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          {auth === "key" && (
            <PasswordField
              isKey
              label="New key"
              hint="Leave it empty to keep the key. Stored encrypted. Nobody can read it afterwards."
              autoComplete="off"
              data-1p-ignore
              maxLength={4_000}
              value={key}
              onChange={(event) => setKey(event.target.value)}
            />
          )}
          {isUploaded && (
            <div className="grid gap-2 text-sm text-ink-2">
              <span className="font-medium text-ink-1">New document</span>
              <div className="flex flex-wrap items-center gap-3">
                <DocumentButton
                  label="Choose a file"
                  input={input}
                  onUpload={(chosen) => setDocument(chosen ?? null)}
                />
                <span className="min-w-0 flex-1 wrap-anywhere">
                  {document?.name ??
                    "Without one, the document stays. Tools that change are off until you approve them."}
                </span>
              </div>
            </div>
          )}
          {address && (
            <p className="text-sm text-ink-2 wrap-anywhere">
              Its address stays {address}, because the approvals of its tools belong to it. For another
              address, add a new connection.
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}
