import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";

/** The OpenAPI document: where it is, or the file itself. */
export function DocumentFields({ address, uploaded, error, onAddress, onUpload }: DocumentFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="grid gap-2">
      <TextField
        label="Address of its OpenAPI document"
        type="url"
        inputMode="url"
        placeholder="https://api.example.com/openapi.json"
        hint="Version 3.0 or 3.1, JSON or YAML. It is read again, so changes are found."
        autoComplete="off"
        spellCheck={false}
        maxLength={2_000}
        disabled={uploaded !== undefined}
        value={address}
        error={error}
        onChange={(event) => onAddress(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        <DocumentButton label="Upload it instead" input={input} onUpload={onUpload} />
        {uploaded && (
          <>
            <span className="min-w-0 wrap-anywhere">{uploaded}</span>
            <Button size="sm" variant="ghost" onClick={() => onUpload(undefined)}>
              Remove
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** Chooses a document of this device. */
export function DocumentButton({ label, input, onUpload }: DocumentButtonProps) {
  const read = async (file: File | undefined) => {
    if (file) onUpload({ name: file.name, text: await file.text() });
    // So that the same file can be chosen again after a change.
    if (input.current) input.current.value = "";
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,.yaml,.yml,application/json,application/yaml"
        aria-label="OpenAPI document"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button size="sm" icon={<Upload aria-hidden="true" size={14} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

type Chosen = { name: string; text: string } | undefined;

interface DocumentButtonProps {
  label: string;
  input: React.RefObject<HTMLInputElement | null>;
  onUpload: (document: Chosen) => void;
}

interface DocumentFieldsProps {
  address: string;
  /** The name of the chosen file. */
  uploaded: string | undefined;
  error: string | undefined;
  onAddress: (address: string) => void;
  onUpload: (document: Chosen) => void;
}
