import { useState } from "react";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import type { Connection, ConnectionKind } from "../../contract/index.ts";
import { useAddConnection } from "../use-connections.ts";
import { AuthFields } from "./auth-fields.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { authOf, type EnteredAuth, isAuthMissing, noAuth } from "./entered-auth.ts";

const kinds = [
  { value: "mcp", label: "MCP server" },
  { value: "openapi", label: "HTTP API" },
] as const;

/** Adds a connection: its kind, its address or document, and how the product identifies itself there. */
export function AddDialog({ onClose, onAdded }: AddDialogProps) {
  const { mutateAsync: add } = useAddConnection();
  const [kind, setKind] = useState<ConnectionKind>("mcp");
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [documentAddress, setDocumentAddress] = useState("");
  const [document, setDocument] = useState<{ name: string; text: string }>();
  const [auth, setAuth] = useState<EnteredAuth>(noAuth);
  const isMcp = kind === "mcp";
  const isMissing = {
    name: !name.trim(),
    address: isMcp && !isAddress(address),
    document: !isMcp && !document && !isAddress(documentAddress),
  };

  const submit = () => {
    if (isMissing.name || isMissing.address || isMissing.document || isAuthMissing(auth)) return undefined;
    const given = authOf(auth);
    if (isMcp) return add({ kind, name: name.trim(), address: address.trim(), auth: given }).then(onAdded);
    if (given.type === "oauth") return undefined;
    return add({
      ...{ kind, name: name.trim(), auth: given },
      ...(address.trim() ? { address: address.trim() } : {}),
      ...(document ? { document: document.text } : { documentAddress: documentAddress.trim() }),
    }).then(onAdded);
  };
  return (
    <FormDialog
      size="wide"
      title="Add a connection"
      description="Its tools are listed then. Assistants use none of them before you approve it."
      submitLabel="Add"
      busyLabel="Connecting"
      onClose={onClose}
      onSubmit={submit}
    >
      {({ isChecked }) => (
        <>
          <Segmented
            label="Kind"
            options={kinds}
            value={kind}
            onChange={(next) => {
              setKind(next);
              if (auth.type === "oauth") setAuth(noAuth);
            }}
          />
          <TextField
            label="Name"
            hint="The names of its tools begin with it."
            placeholder={isMcp ? "Customers" : "Orders"}
            autoComplete="off"
            maxLength={80}
            value={name}
            error={isChecked && isMissing.name ? "Enter a name." : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          {!isMcp && (
            <DocumentFields
              address={documentAddress}
              uploaded={document?.name}
              error={isChecked && isMissing.document ? "Enter an address, or choose a file." : undefined}
              onAddress={setDocumentAddress}
              onUpload={setDocument}
            />
          )}
          <TextField
            label={isMcp ? "Address" : "Address of the API, if the document does not say it"}
            type="url"
            inputMode="url"
            placeholder={isMcp ? "https://mcp.example.com/mcp" : "https://api.example.com/v1"}
            hint={
              isMcp
                ? "Where the server speaks MCP over streamable HTTP."
                : "Every request stays below this address."
            }
            autoComplete="off"
            spellCheck={false}
            maxLength={2_000}
            value={address}
            error={isChecked && isMissing.address ? "Enter an address that starts with https://." : undefined}
            onChange={(event) => setAddress(event.target.value)}
          />
          <AuthFields value={auth} onChange={setAuth} hasSignIn={isMcp} isChecked={isChecked} />
        </>
      )}
    </FormDialog>
  );
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text.trim());
}

interface AddDialogProps {
  onClose: () => void;
  onAdded: (connection: Connection) => void;
}
