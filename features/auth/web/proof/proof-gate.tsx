import { lazy, Suspense } from "react";
import { withTexts } from "#platform/web/language/with-texts.ts";
import { useSession } from "../session.ts";
import { useProofRequest } from "./proof-request.ts";

const ProofDialog = lazy(
  withTexts(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog })),
);

/** Shows the question for a proof over any page, while a call waits for it. */
export function ProofGate() {
  const request = useProofRequest();
  const session = useSession();
  if (!request || session.status !== "signed-in") return null;
  return (
    <Suspense>
      <ProofDialog user={session.user} end={request.end} />
    </Suspense>
  );
}
