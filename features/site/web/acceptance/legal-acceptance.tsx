import { Suspense } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";

const AcceptanceNotice = optionalPart(async () => (await import("./acceptance-notice.tsx")).AcceptanceNotice);

/** Asks the signed-in person to accept changed texts. Empty for everybody else. */
export function LegalAcceptance() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <Suspense>
      <AcceptanceNotice key={session.user.id} />
    </Suspense>
  );
}
