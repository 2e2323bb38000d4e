import { Download } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import type { PublicErasure } from "../../../contract/index.ts";
import { certificatePath } from "../erasure-paths.ts";
import { erasureTexts } from "../texts/erasure-texts.ts";

const icon = <Download aria-hidden="true" size={16} />;

/** The signed text, and how to verify it without this server. */
export function SignedText({ erasure, certificate }: { erasure: PublicErasure; certificate: string }) {
  const { page: words, download } = useTexts(erasureTexts);
  const { id, keysOfLog } = erasure;
  const key = keysOfLog.at(-1);
  const command = `node verify-log.mjs certificate-${id}.txt${key ? ` --key '${key}'` : ""}`;
  return (
    <section className="mt-8 grid grid-cols-1 gap-3">
      <h2 className="text-lg font-semibold">{words.text}</h2>
      <pre
        ref={reachWhenScrollable}
        className="max-h-96 overflow-auto rounded-md border border-line-1 bg-paper-2 p-3 font-mono text-xs"
      >
        {certificate}
      </pre>
      <div className="flex flex-wrap gap-2">
        <a className={buttonStyle("primary", "md")} href={certificatePath(id)} download>
          {icon}
          {download}
        </a>
        <a className={buttonStyle("secondary", "md")} href="/verify-log.mjs" download>
          {icon}
          {words.verifier}
        </a>
      </div>
      <p className="text-sm text-ink-2">{words.verify}</p>
      <p className="flex items-start gap-2 rounded-md border border-line-1 bg-paper-2 p-3">
        <code className="min-w-0 flex-1 font-mono text-xs wrap-anywhere">{command}</code>
        <CopyButton value={command} label={words.copy} />
      </p>
      {key && (
        <p className="text-sm text-ink-2">
          {words.key} <code className="font-mono text-xs wrap-anywhere">{key}</code>
        </p>
      )}
    </section>
  );
}
