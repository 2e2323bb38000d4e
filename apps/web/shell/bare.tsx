import { type ReactNode, useEffect } from "react";
import { useReachability } from "#platform/web/api/reachability.ts";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { MainArea } from "./main-area.tsx";

/** A page without navigation. Prefetches the shell at the first input, because it is needed soon. */
export function Bare({ main = <MainArea /> }: { main?: ReactNode }) {
  useEffect(() => {
    const fetchShell = () => void import("./shell.tsx").catch(() => {});
    addEventListener("input", fetchShell, { once: true });
    return () => removeEventListener("input", fetchShell);
  }, []);
  return (
    <>
      <OutageBar />
      {main}
    </>
  );
}

/** The only notice of such a page, so it needs no strip for several. */
function OutageBar() {
  const isReachable = useReachability();
  const { notices } = useTexts(sharedTexts);
  return (
    <div role="status" className="sticky top-0 z-50 print:hidden">
      {!isReachable && (
        <p className="border-b border-warn-line bg-warn-soft py-2 page-gutter text-sm text-ink-1">
          {notices.outage}
        </p>
      )}
    </div>
  );
}
