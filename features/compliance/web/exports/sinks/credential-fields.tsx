import { useTexts } from "#platform/web/language/texts.ts";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { TextArea } from "#platform/web/ui/text-area.tsx";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { exportTexts } from "../texts/export-texts.ts";
import type { WrittenSink } from "./written-sink.ts";

/** The key of a bucket, or the authority of a syslog server. A webhook gets its secret from us. */
export function CredentialFields({ written, set, isWrong }: CredentialFieldsProps) {
  const { sink: words } = useTexts(exportTexts);
  if (written.kind === "webhook") return null;
  if (written.kind === "syslog") {
    return (
      <TextArea
        label={words.certificate}
        hint={words.certificateHint}
        value={written.certificate}
        spellCheck={false}
        onChange={(event) => set({ certificate: event.target.value })}
      />
    );
  }
  const wrong = (value: string) => (isWrong && value.trim() === "" ? { error: words.needsKey } : {});
  return (
    <>
      <TextField
        label={words.accessKeyId}
        value={written.accessKeyId}
        autoComplete="off"
        onChange={(event) => set({ accessKeyId: event.target.value })}
        {...wrong(written.accessKeyId)}
      />
      <PasswordField
        label={words.secretAccessKey}
        value={written.secretAccessKey}
        autoComplete="off"
        onChange={(event) => set({ secretAccessKey: event.target.value })}
        {...wrong(written.secretAccessKey)}
      />
      <TextField
        label={words.region}
        value={written.region}
        placeholder="us-east-1"
        onChange={(event) => set({ region: event.target.value })}
      />
    </>
  );
}

interface CredentialFieldsProps {
  written: WrittenSink;
  set: (facts: Partial<WrittenSink>) => void;
  isWrong: boolean;
}
