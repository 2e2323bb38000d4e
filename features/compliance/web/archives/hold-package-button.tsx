import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Hold } from "../../contract/index.ts";
import { archiveTexts } from "./texts/archive-texts.ts";
import { isOpen, useArchiveActs, useArchives } from "./use-archives.ts";

/** Has what a standing hold covers packed for a discovery, one package at a time. */
export function HoldPackageButton({ hold: { id, name } }: { hold: Hold }) {
  const { hold: words, notRequested } = useTexts(archiveTexts);
  const { request } = useArchiveActs();
  const { data } = useArchives();
  const [isBusy, setBusy] = useState(false);
  const isBeingMade = data?.items.some((one) => one.subjectId === id && isOpen(one));
  const ask = async () => {
    setBusy(true);
    await request({ kind: "hold", holdId: id }).catch((error) =>
      notify({ type: "error", title: notRequested, message: describeError(error) }),
    );
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      busy={isBusy}
      disabled={isBeingMade}
      aria-label={words.label(name)}
      onClick={() => void ask()}
    >
      {words.package}
    </Button>
  );
}
