import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { closureDays } from "../../contract/index.ts";
import { CloseAccountDialog } from "./close-account-dialog.tsx";
import { formatDay } from "./due-day.ts";
import { useClosureDueAt } from "./use-closure.ts";

/** Explains the closure of an account and opens its dialog. */
export function CloseAccountPanel({ user }: { user: User }) {
  const [isAsking, setAsking] = useState(false);
  const dueAt = useClosureDueAt();
  return (
    <Panel title="Delete account">
      <dl className="mb-4 grid gap-3 text-sm">
        <Moment title="At once" text="You are signed out everywhere, and work on your behalf stops." />
        <Moment
          title={`For ${closureDays} days`}
          text="You can change your mind: sign in and choose “Keep my account”."
        />
        <Moment
          title="Then"
          text="Your conversations, runs, files and ways to sign in are erased for good. The compliance log keeps that something happened; what it said about you can no longer be read by anyone."
        />
        <Moment
          title="Subscription"
          text="With the account ends what you pay for, and your card is charged no more. Where others work in your workspace, the subscription runs until the end of what is paid, and they may take it over with a card of their own. A renewal that falls into the days before is charged: cancel the plan first if you do not want that."
        />
      </dl>
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
