import { useTexts } from "#platform/web/language/texts.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { type Archive, archiveFileName } from "../../contract/index.ts";
import { archiveTexts } from "./texts/archive-texts.ts";

/** How an archive is checked without this server. */
export function VerifyArchive({ one, keys }: { one: Archive; keys: readonly string[] }) {
  const words = useTexts(archiveTexts);
  const command = [
    `node verify-log.mjs ${archiveFileName(one)}`,
    ...keys.map((key) => `--key '${key}'`),
  ].join(" ");
  return (
    <div className="mt-4 grid grid-cols-1 gap-2">
      <p className="text-sm text-ink-2">
        {words.verify}{" "}
        <a className="underline" href="/verify-log.mjs" download>
          {words.verifier}
        </a>
      </p>
      <p className="flex items-start gap-2 rounded-md border border-line-1 bg-paper-1 p-3">
        <code className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">{command}</code>
        <CopyButton value={command} label={words.copyCommand} />
      </p>
    </div>
  );
}
