import { isTimeZone } from "#platform/server/clock/time-zone.ts";
import { fail } from "#platform/server/errors.ts";
import { slotsOf } from "#platform/server/jobs/schedules/slots.ts";
import { type CreateTrigger, shortestGapMinutes, triggerErrors } from "../contract/index.ts";
import type { TriggerRow, WrittenTrigger } from "./trigger.repository.ts";

/** Slots whose distance is looked at. A pattern repeats itself within fewer. */
const lookedAt = 30;

/** A trigger as its person wrote it, for the table. Throws for a pattern or a time zone that cannot be used. */
export function writtenTrigger(input: CreateTrigger, now: Date): WrittenTrigger {
  const { name, question, agentId, agentValues, timeZone, overlap, isTold, start } = input;
  if (!isTimeZone(timeZone)) fail(triggerErrors, "trigger.time_zone_unknown");
  if (start.kind === "schedule") requireSlots(start.cron, timeZone, now);
  return {
    ...{
      kind: start.kind,
      name,
      question,
      agent_id: agentId,
      agent_values: agentId === null ? {} : agentValues,
      time_zone: timeZone,
      overlap,
    },
    is_told: isTold,
    cron: start.kind === "schedule" ? start.cron.replace(/\s+/g, " ") : null,
    missed: start.kind === "schedule" ? start.missed : null,
    proof: start.kind === "webhook" ? start.proof : null,
    event: start.kind === "event" ? start.event : null,
    contains: start.kind === "event" ? start.contains : null,
  };
}

/** The first slots of a pattern after `now`. Throws when there is none, or it cannot be read. */
export function slotsAfter(cron: string, timeZone: string, now: Date, count: number): Date[] {
  if (!isTimeZone(timeZone)) fail(triggerErrors, "trigger.time_zone_unknown");
  const found: Date[] = [];
  try {
    const slots = slotsOf(cron, timeZone);
    for (let at = slots.after(now); at && found.length < count; at = slots.after(at)) found.push(at);
  } catch {
    fail(triggerErrors, "trigger.cron_invalid");
  }
  if (found.length === 0) fail(triggerErrors, "trigger.cron_invalid");
  return found;
}

function requireSlots(cron: string, timeZone: string, now: Date): void {
  const slots = slotsAfter(cron, timeZone, now, lookedAt);
  const isTooOften = slots.some((slot, index) => {
    const before = slots[index - 1];
    return before && slot.getTime() - before.getTime() < shortestGapMinutes * 60_000;
  });
  if (isTooOften) fail(triggerErrors, "trigger.too_often");
}

/** What a trigger is, in the form in which people write it. */
export function startOf(row: TriggerRow): CreateTrigger["start"] {
  const { kind, cron, missed, proof, event, contains } = row;
  if (kind === "schedule" && cron !== null && missed !== null) return { kind, cron, missed };
  if (kind === "webhook" && proof !== null) return { kind, proof };
  if (kind === "event" && event !== null) return { kind, event, contains };
  throw new Error("The trigger does not say what starts it.");
}
