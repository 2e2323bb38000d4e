import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { formatDay } from "#platform/web/ui/time/format-day.ts";
import { closureDays } from "../../contract/index.ts";
import { CloseAccountDialog } from "./close-account-dialog.tsx";
import { useClosureDueAt } from "./use-closure.ts";

/** Explains the closure of an account and opens its dialog. */
export function CloseAccountPanel({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const dueAt = useClosureDueAt();
  return (
    <Panel title="Delete account">
      <dl className="mb-4 grid gap-3 text-sm">
        <Moment title="Immediately" text="You are signed out everywhere. Agents stop working for you." />
        <Moment
          title={`For ${closureDays} days`}
          text="Sign in and choose “Keep my account” to cancel the deletion."
        />
        <Moment
          title="After that"
          text="Your conversations, runs, files and sign-in methods are permanently erased. The audit log keeps its entries, but your personal data in them becomes unreadable."
        />
        <Moment
          title="Subscription"
          text="Deleting your account cancels your plan; your card won't be charged again. Renewals before the deletion are still charged: cancel the plan first to avoid them. If your workspace has other members, they keep the plan until the end of the paid period and can take it over with their own card."
        />
      </dl>
      <p className="mb-4 text-sm text-ink-2">
        Want a copy first?{" "}
        <Link
          className="py-1 underline decoration-line-3 underline-offset-4 hover:text-ink-1"
          to="/compliance/requests"
        >
          Request an archive of your data
        </Link>
        .
      </p>
      {dueAt ? (
        <p className="font-medium">Your account will be deleted on {formatDay(dueAt)}.</p>
      ) : (
        <Button variant="danger" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      )}
      {isAsking && <CloseAccountDialog email={user.email} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

function Moment({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[7rem_1fr]">
      <dt className="font-medium">{title}</dt>
      <dd className="text-ink-2">{text}</dd>
    </div>
  );
}
