import { Suspense } from "react";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { useSession } from "../session.ts";

const ConfirmEmailNotice = optionalPart(
  async () => (await import("./confirm-email-notice.tsx")).ConfirmEmailNotice,
);

/** Shows the notice for an unproved address; otherwise nothing. */
export function ConfirmEmail() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { email, email_confirmed_at: confirmedAt, id } = session.user;
  if (!email || confirmedAt) return null;
  return (
    <Suspense>
      <ConfirmEmailNotice key={id} email={email} />
    </Suspense>
  );
}
