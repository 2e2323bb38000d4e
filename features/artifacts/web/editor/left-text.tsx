import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";
import { keepUnsaved, readUnsaved } from "./unsaved-text.ts";

/** What its person typed and can save no more: the artifact is gone, or others alone may edit it. */
export function LeftText({ id }: { id: string }) {
  const words = useTexts(artifactTexts);
  const [left, setLeft] = useState(() => readUnsaved(id));
  if (!left) return null;
  const forget = () => {
    keepUnsaved(id, undefined);
    setLeft(undefined);
  };
  return (
    <section aria-label={words.leftTitle} className="grid gap-2 p-4">
      <Banner
        tone="warn"
        action={
          <span className="flex items-center gap-1">
            <CopyButton value={left.text} label={words.copyLeft} />
            <Button size="sm" onClick={forget}>
              {words.discard}
            </Button>
          </span>
        }
      >
        {words.leftText}
      </Banner>
      <pre
        ref={reachWhenScrollable}
        className="max-h-64 overflow-auto rounded-lg border border-line-1 p-3 font-mono text-xs leading-5 whitespace-pre-wrap wrap-anywhere"
      >
        {left.text}
      </pre>
    </section>
  );
}
