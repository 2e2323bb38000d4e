import type { User } from "@supabase/auth-js";
import { Panel } from "#platform/web/ui/panel.tsx";
import { isSingleSignOn } from "../is-single-sign-on.ts";
import { EmailForm } from "./email-form.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";

/** The sign-in address and its pending change. */
export function EmailPanel({ user }: { user: User }) {
  const { email = "", new_email: pending, email_confirmed_at: confirmedAt } = user;
  const isManaged = isSingleSignOn(user);
  return (
    <Panel title="Email" description="For signing in and for emails about your account.">
      <p className="mb-4 font-medium break-words">{email || "No address yet"}</p>
      {isManaged && <p className="text-sm text-ink-2">Your organization manages your address.</p>}
      {email && !confirmedAt && !pending && <UnconfirmedEmail email={email} />}
      {!isManaged && pending && (
        <PendingEmail pending={pending} asksBoth={Boolean(email && confirmedAt)} email={email} />
      )}
      {!isManaged && !pending && <EmailForm email={email} isConfirmed={Boolean(confirmedAt)} />}
    </Panel>
  );
}
