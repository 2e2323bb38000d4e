import { Suspense } from "react";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { useSession } from "../session.ts";
import { useClosureDueAt } from "./use-closure.ts";

const ClosingNotice = optionalPart(async () => (await import("./closing-notice.tsx")).ClosingNotice);

/** Shows a closing account's deletion date on every page; otherwise nothing. */
export function AccountClosing() {
  const { status } = useSession();
  return status === "signed-in" ? <OfThisUser /> : null;
}

function OfThisUser() {
  const dueAt = useClosureDueAt();
  if (!dueAt) return null;
  return (
    <Suspense>
      <ClosingNotice dueAt={dueAt} />
    </Suspense>
  );
}
