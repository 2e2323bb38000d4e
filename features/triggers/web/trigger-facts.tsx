import type { ReactNode } from "react";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { type MissedSlots, type Trigger, triggerStatuses } from "../contract/index.ts";
import { describePause, describeStart } from "./describe-start.ts";
import { NextSlots } from "./fields/next-slots.tsx";

const missedWords: Record<MissedSlots, string> = {
  skip: "Skipped",
  latest: "Run once",
  all: "Run each, up to ten",
};

/** What a trigger does, and why it rests. */
export function TriggerFacts({ trigger }: { trigger: Trigger }) {
  const { start, agent, status, overlap, question, timeZone } = trigger;
  const pause = describePause(trigger);
  return (
    <Panel title="What it does" actions={<Status look={triggerStatuses[status]} />}>
      {pause && (
        <Banner tone={status === "stopped" ? "bad" : "warn"} className="mb-4">
          {pause}
        </Banner>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_1fr]">
        <Fact name="Starts">{describeStart(trigger)}</Fact>
        <Fact name="Asks">{agent ? (agent.name ?? "An agent that you cannot use") : "Assistant"}</Fact>
        <Fact name="Question">
          <span className="whitespace-pre-wrap">{question}</span>
        </Fact>
        {start.kind === "schedule" && <Fact name="Missed times">{missedWords[start.missed]}</Fact>}
        <Fact name="If the last run is not done">
          {overlap === "skip" ? "The new one is skipped" : "The new one starts anyway"}
        </Fact>
        {start.kind === "schedule" && status === "active" && (
          <Fact name="Next times">
            <NextSlots cron={start.cron} timeZone={timeZone} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
