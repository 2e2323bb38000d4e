import { localTimeZone } from "#platform/web/ui/time/time-zones.ts";
import {
  cronOf,
  type Overlap,
  rhythmOf,
  type Trigger,
  type TriggerStart,
  type WebhookProof,
} from "../contract/index.ts";
import type { EventChoice } from "./fields/event-fields.tsx";
import type { ScheduleChoice } from "./fields/schedule-fields.tsx";

/** Everything that the form can say, also of the kinds that are not chosen. */
export interface TriggerForm extends ScheduleChoice, EventChoice {
  kind: TriggerStart["kind"];
  name: string;
  question: string;
  agentId: string | null;
  agentValues: Record<string, string>;
  overlap: Overlap;
  isTold: boolean;
  proof: WebhookProof;
}

/** The form as it opens: of a trigger, or every weekday at 9 in the reader's time zone. */
export function firstForm(trigger?: Trigger, agentId: string | null = null): TriggerForm {
  const usual: TriggerForm = {
    ...{ kind: "schedule", name: "", question: "", agentId, agentValues: {}, overlap: "skip", isTold: true },
    ...{ rhythm: { every: "weekday", hour: 9, minute: 0 }, timeZone: localTimeZone(), missed: "latest" },
    ...{ proof: "bearer", event: "task.assigned", contains: "" },
  };
  if (!trigger) return usual;
  const { name, question, agent, agentValues, overlap, isTold, timeZone, start } = trigger;
  const common = {
    ...{ ...usual, name, question, overlap, isTold, timeZone },
    ...{ agentId: agent?.id ?? null, agentValues, kind: start.kind },
  };
  switch (start.kind) {
    case "schedule":
      return { ...common, rhythm: rhythmOf(start.cron), missed: start.missed };
    case "webhook":
      return { ...common, proof: start.proof };
    case "event":
      return { ...common, event: start.event, contains: start.contains ?? "" };
  }
}

export function problemsOf({ kind, name, question, rhythm }: TriggerForm) {
  return {
    name: name.trim() === "" ? "Give it a name." : undefined,
    question: question.trim() === "" ? "Write what is asked." : undefined,
    cron: kind === "schedule" && cronOf(rhythm).trim() === "" ? "Write a pattern." : undefined,
  };
}

/** The form as the server reads it. */
export function writtenForm(form: TriggerForm) {
  const { name, question, agentId, agentValues, overlap, isTold, timeZone } = form;
  return {
    ...{ name: name.trim(), question: question.trim(), agentId, agentValues, overlap, isTold, timeZone },
    start: startOf(form),
  };
}

function startOf({ kind, rhythm, missed, proof, event, contains }: TriggerForm): TriggerStart {
  switch (kind) {
    case "schedule":
      return { kind, cron: cronOf(rhythm), missed };
    case "webhook":
      return { kind, proof };
    case "event":
      return { kind, event, contains: contains.trim() === "" ? null : contains.trim() };
  }
}
