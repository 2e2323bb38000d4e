import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { copyText } from "#platform/web/ui/copy-text.ts";
import { Dialog } from "#platform/web/ui/dialog.tsx";

/** Shows new recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [said, setSaid] = useState("");
  const [isKept, setKept] = useState(false);
  const shown = codes.map(inGroups);
  return (
    <Dialog
      isOpen
      isHeld
      isUnkept={!isKept}
      onClose={onClose}
      size="sm"
      title="Your recovery codes"
      description="Save them somewhere you can reach without your phone. They are shown only once."
      footer={
        <>
          <Button
            icon={<Download aria-hidden="true" size={16} />}
            onClick={() => {
              download(shown);
              setKept(true);
            }}
          >
            Download
          </Button>
          <Button
            onClick={async () => {
              const isDone = await copyText(shown.join("\n"));
              if (isDone) setKept(true);
              setSaid(isDone ? "Codes copied." : "Your browser blocked copying.");
            }}
          >
            Copy all
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        </>
      }
    >
      <ol aria-label="Recovery codes" className="grid justify-center gap-1.5 font-mono text-sm">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status" className="mt-3 min-h-5 text-center text-base text-ink-2">
        {said}
      </p>
    </Dialog>
  );
}

/** Groups of four, for typing. The service ignores the dashes. */
function inGroups(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join("-");
}

function download(codes: string[]): void {
  const lines = [`Recovery codes for ${location.host}`, "Each works once.", "", ...codes, ""];
  const url = URL.createObjectURL(new Blob([lines.join("\n")], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
