import { Suspense } from "react";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { useSession } from "../session.ts";
import { useClosureDueAt } from "./use-closure.ts";

const ClosingBanner = optionalPart(async () => (await import("./closing-banner.tsx")).ClosingBanner);

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
      <ClosingBanner dueAt={dueAt} />
    </Suspense>
  );
}
