import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { Hold } from "../../contract/index.ts";
import { HoldPackageButton } from "../archives/hold-package-button.tsx";
import { HoldPackages } from "../archives/hold-packages.tsx";
import { HoldEndDialog } from "./hold-end-dialog.tsx";
import { HoldFacts } from "./hold-facts.tsx";
import { ReleaseHoldDialog } from "./release-hold-dialog.tsx";
import { holdsTexts } from "./texts/holds-texts.ts";

/** One hold. A standing one can be released, and its end changed. */
export function HoldCard({ hold, mayChange }: { hold: Hold; mayChange: boolean }) {
  const { list: words } = useTexts(holdsTexts);
  const [open, setOpen] = useState<"end" | "release">();
  const close = () => setOpen(undefined);
  const isStanding = hold.state === "standing";
  return (
    <li className="grid gap-3 rounded-md border border-line-1 bg-paper-1 p-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{hold.name}</h3>
        <Status
          look={{ word: words.states[hold.state], tone: isStanding ? "good" : "neutral", isActive: false }}
        />
      </header>
      <HoldFacts hold={hold} />
      {isStanding && mayChange && <HoldPackages hold={hold} />}
      {isStanding && mayChange && (
        <div className="flex flex-wrap justify-end gap-2">
          <HoldPackageButton hold={hold} />
          <Button size="sm" onClick={() => setOpen("end")} aria-label={`${words.change}: ${hold.name}`}>
            {words.change}
          </Button>
          <Button size="sm" onClick={() => setOpen("release")} aria-label={`${words.release}: ${hold.name}`}>
            {words.release}
          </Button>
        </div>
      )}
      {open === "end" && <HoldEndDialog hold={hold} onClose={close} />}
      {open === "release" && <ReleaseHoldDialog hold={hold} onClose={close} />}
    </li>
  );
}
