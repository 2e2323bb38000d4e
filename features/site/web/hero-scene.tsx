import type { ReactNode } from "react";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { Slip } from "#platform/web/ui/slip.tsx";

/** A drawing of the product at work: a request, its steps, the question to a person, and the slip. */
export function HeroScene() {
  return (
    <figure className="min-w-0">
      <div inert className="rounded-xl border border-line-1 bg-paper-2 p-4 select-none sm:p-5">
        <p className="mb-4 ml-[18%] rounded-xl rounded-br-[3px] bg-paper-3 px-3.5 py-2.5 text-md">
          Tell Northwind their renewal is approved and log it in the CRM.
        </p>
        <Step act="Looked up" object="Northwind Traders · deal #4471" took="0.2 s" />
        <Step act="Drafted" object="e-mail to Ines Marek" took="1.1 s" />
        <Question />
        <Slip
          act="crm.deal.updated"
          at={exampleTime}
          lines={[{ label: "Renewal", value: "open → won" }]}
          onBehalfOf="Jana Holt"
          record={{ id: "5dc9da79", number: 70412 }}
        />
      </div>
      <figcaption className="mt-2.5 text-xs text-ink-2">
        An illustration with sample data of what is being built: the assistant looks a company up, drafts an
        e-mail, asks before it is sent, and leaves a receipt. Approvals and the CRM are not there yet.
      </figcaption>
    </figure>
  );
}

const exampleTime = new Date("2026-01-05T14:02:11");

function Step({ act, object, took }: { act: string; object: string; took: string }) {
  return (
    <div className="flex items-center gap-2.5 py-1 text-sm text-ink-2">
      <ChevronIcon className="shrink-0 text-accent" />
      <span className="min-w-0 truncate">
        <b className="font-medium text-ink-1">{act}</b> {object}
      </span>
      <span className="ml-auto shrink-0 font-mono text-xs text-ink-3 tabular-nums">{took}</span>
    </div>
  );
}

function Question() {
  return (
    <div className="my-3 rounded-lg border border-brass-line bg-brass-soft px-4 py-3.5">
      <p className="flex items-center gap-2 font-semibold">
        <ChevronIcon className="shrink-0 text-brass" />
        Send e-mail to 1 person outside Acme
      </p>
      <dl className="mt-2.5 mb-3 grid grid-cols-[5rem_1fr] gap-x-3 gap-y-0.5 text-sm sm:grid-cols-[5.5rem_1fr]">
        <Fact label="To">
          Ines Marek &lt;
          <span className="border-b-2 border-dotted border-brass">ines@northwind.example</span>&gt;
        </Fact>
        <Fact label="Subject">Your renewal is approved</Fact>
        <Fact label="Why asked">the address comes from the CRM, not from you</Fact>
        <Fact label="Undo">30 seconds after sending</Fact>
      </dl>
      <div className="flex flex-wrap gap-2">
        <span className={buttonStyle("brass", "md")}>Approve and send</span>
        <span className={buttonStyle("secondary", "md")}>Edit</span>
        <span className={buttonStyle("secondary", "md")}>Deny</span>
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
