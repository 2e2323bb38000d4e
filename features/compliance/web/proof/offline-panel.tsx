import { Download } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { saveFile } from "#platform/web/files/save-file.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { LogState, ProvenScope } from "../../contract/index.ts";
import { downloadLog } from "./download-log.ts";
import { proofTexts } from "./texts/proof-texts.ts";

const icon = <Download aria-hidden="true" size={16} />;

/** The log, the program and the checkpoint, to be taken away. */
export function OfflinePanel({
  scope,
  state: { logs, mayExport, installationKeys },
}: {
  scope: ProvenScope;
  state: LogState;
}) {
  const { offline: words } = useTexts(proofTexts);
  const [isBusy, setBusy] = useState(false);
  const note = logs.find(({ closedAt }) => !closedAt)?.checkpoint?.note;
  const keys = [logs[0]?.keys.at(-1), installationKeys.at(-1)].filter((key) => key !== undefined);
  const name = `log-of-${scope}.tar.gz`;
  const command = [`node verify-log.mjs ${name}`, ...keys.map((key) => `--key '${key}'`)].join(" ");

  async function download() {
    setBusy(true);
    try {
      const data = await downloadLog(scope);
      if (data) saveFile(name, data);
    } catch (error) {
      notify({ type: "error", title: words.notDownloaded, message: describeError(error) });
    }
    setBusy(false);
  }

  return (
    <Panel title={words.title} description={words.description}>
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          {mayExport && (
            <Button
              icon={icon}
              busy={isBusy}
              busyLabel={words.logWorking}
              disabled={!note}
              onClick={() => void download()}
            >
              {words.log}
            </Button>
          )}
          <a className={buttonStyle("secondary", "md")} href="/verify-log.mjs" download>
            {icon}
            {words.program}
          </a>
          {note && (
            <Button
              icon={icon}
              onClick={() => saveFile("checkpoint.txt", new Blob([note], { type: "text/plain" }))}
            >
              {words.checkpoint}
            </Button>
          )}
        </div>
        {mayExport && (
          <div>
            <p className="text-sm text-ink-2">{words.run}</p>
            <div className="mt-1 flex items-start gap-1">
              <code className="min-w-0 flex-1 rounded-md border border-line-1 bg-paper-1 p-2 font-mono text-sm wrap-anywhere">
                {command}
              </code>
              <CopyButton value={command} label={words.copy} />
            </div>
          </div>
        )}
        <p className="text-sm text-ink-2">{words.keep}</p>
      </div>
    </Panel>
  );
}
