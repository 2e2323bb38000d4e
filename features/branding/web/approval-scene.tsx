import { Button } from "#platform/web/ui/button.tsx";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { Slip } from "#platform/web/ui/slip.tsx";

/** The three signs of the design together in a conversation. All people and companies are invented. */
export function ApprovalScene() {
  return (
    <div className="rounded-xl border border-line-1 bg-paper-2 p-4 sm:p-5">
      <p className="mb-4 ml-[16%] rounded-xl rounded-br-[3px] bg-paper-3 px-3.5 py-2.5 text-md">
        Tell Northwind their renewal is approved, and remind me in a week.
      </p>
      <ToolLine verb="Read" rest="Renewals of this quarter" seconds="0.2 s" />
      <ToolLine verb="Created" rest="a task for you, due in a week" seconds="0.1 s" />
      <div className="my-3 rounded-lg border border-brass-line bg-brass-soft p-4">
        <h4 className="flex items-center gap-2 text-base font-semibold">
          <ChevronIcon className="text-brass" />
          Send an email to 1 person outside your company
        </h4>
        <dl className="mt-2.5 mb-3 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-0.5 text-sm [&_dt]:text-ink-3">
          <dt>To</dt>
          <dd>
            <span className="underline decoration-brass decoration-dotted decoration-2 underline-offset-4">
              ines@northwind.example
            </span>
          </dd>
          <dt>Subject</dt>
          <dd>Your renewal is approved</dd>
          <dt>Why asked</dt>
          <dd>It can reach people outside your workspace.</dd>
          <dt>Undo</dt>
          <dd>You can take it back for 60 seconds.</dd>
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button variant="brass">Approve</Button>
          <Button>Edit</Button>
          <Button>Deny</Button>
        </div>
      </div>
      <Slip
        act="mail.held"
        at={new Date("2026-11-21T14:02:11Z")}
        lines={[{ label: "Held back", value: "60 seconds" }]}
        onBehalfOf="Jana Holt"
        record={{ number: 70412, id: "5dc9da79", href: "/compliance" }}
      />
    </div>
  );
}

function ToolLine({ verb, rest, seconds }: { verb: string; rest: string; seconds: string }) {
  return (
    <p className="flex items-center gap-2.5 py-1 text-sm text-ink-2">
      <ChevronIcon className="shrink-0 text-accent" />
      <span className="min-w-0 truncate">
        <span className="mr-1.5 font-medium text-ink-1">{verb}</span>
        {rest}
      </span>
      <span className="ml-auto shrink-0 font-mono text-xs text-ink-3">{seconds}</span>
    </p>
  );
}
