import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { useRole } from "../use-role.ts";
import { AskDialog } from "./ask-dialog.tsx";
import { RequestCards } from "./request-cards.tsx";
import { requestsTexts } from "./texts/requests-texts.ts";
import { useRequestChanges } from "./use-requests.ts";

/** What members ask for: open ones that the reader decides, and the reader's own. Owners ask for nothing. */
export function RequestsPanel() {
  const words = useTexts(requestsTexts);
  const role = useRole();
  const [isAsking, setAsking] = useState(false);
  useRequestChanges();
  if (role === undefined) return null;
  const mayAsk = role !== "owner";
  return (
    <div id="requests" className="mt-8 grid scroll-mt-16 gap-4">
      <RequestCards list="to_decide" title={words.toDecide} />
      {mayAsk && (
        <section aria-labelledby="own-requests" className="grid gap-3">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
              <h2 id="own-requests" className="text-base font-semibold">
                {words.mine}
              </h2>
              <p className="text-sm text-ink-2">{words.text}</p>
            </div>
            <Button onClick={() => setAsking(true)}>{words.ask}</Button>
          </div>
          <RequestCards list="mine" title={words.mine} emptyText={words.none} />
        </section>
      )}
      {isAsking && <AskDialog role={role} onClose={() => setAsking(false)} />}
    </div>
  );
}
