import type { Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { DeliveredEvent } from "#platform/server/events/subscribe.ts";
import { type ProductEvent, triggerErrors } from "../../contract/index.ts";
import { fire } from "../firing/fire.ts";
import { refuseFiring } from "../firing/refuse-firing.ts";
import { findOrigin } from "../firing.repository.ts";
import { listTriggersOfEvent, type TriggerRow } from "../trigger.repository.ts";

/** What happened, for one person. */
export interface Happened {
  event: ProductEvent;
  userId: string;
  /** The run that did it. Null: somebody did it by hand. */
  runId: string | null;
  /** The tool call that may have done it, when the run is not known. */
  callId?: string;
  /** What it is about, read for the person. Undefined when it is gone. */
  read: (ctx: Ctx) => Promise<AboutEvent | undefined>;
}

export interface AboutEvent extends Label {
  text: string;
  /** The text in which a filter looks. */
  title: string;
}

/** Triggers whose runs lead to each other. */
const mostOrigins = 3;

/** Starts what the person of an event wants started by it. The event fires each trigger once. */
export async function fireForEvent(
  system: Ctx,
  { event, userId, read, ...by }: Happened,
  { workspaceId, eventId, publishedAt }: DeliveredEvent,
): Promise<void> {
  const triggers = await query(system, ({ db }) => listTriggersOfEvent(db, { workspaceId, userId, event }));
  if (triggers.length === 0) return;
  const about = await query(system, read);
  if (!about) return;
  const origin = await query(system, ({ db }) => findOrigin(db, { workspaceId, ...by }));
  const origins = origin ? [...origin.origins, origin.trigger_id] : [];
  for (const trigger of triggers.filter((one) => isMeant(one, about))) {
    const { text, integrity, readers } = about;
    const reason = {
      ...{ cause: "event" as const, key: `event:${eventId}`, dueAt: publishedAt, origins },
      materials: [
        { type: "material" as const, title: "What happened", text, integrity, readers: [...readers] },
      ],
    };
    const loop = loopOf(trigger, origins);
    if (loop) await refuseFiring(system, { trigger, reason, code: loop, message: triggerErrors[loop][1] });
    else await fire(system, trigger, reason);
  }
}

function isMeant({ contains }: TriggerRow, { title }: AboutEvent): boolean {
  return contains === null || title.toLowerCase().includes(contains.toLowerCase());
}

/** What a trigger's own run did starts it no more, also by way of others. */
function loopOf({ id }: TriggerRow, origins: readonly string[]) {
  if (origins.includes(id)) return "trigger.loop" as const;
  return origins.length >= mostOrigins ? ("trigger.too_deep" as const) : undefined;
}
