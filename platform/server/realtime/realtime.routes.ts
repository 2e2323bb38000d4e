import { route } from "#platform/contract/route.ts";
import { query } from "../command.ts";
import { userOf } from "../context.ts";
import { listEventsAfter } from "../events/events.repository.ts";
import type { App } from "../http/app.ts";
import { openEventStream } from "../http/open-event-stream.ts";
import { newId } from "../ids.ts";
import { isUuid } from "../is-uuid.ts";
import { type FramedEvent, toFramed } from "./framed-event.ts";
import { overlapMs, uuidBefore } from "./uuid-before.ts";

export const realtimeRoute = route({
  method: "GET",
  path: "/api/v1/realtime",
  id: "realtime",
  summary: "Stream notifications and changes; `Last-Event-ID` resumes after the last one received",
  tag: "realtime",
  access: "user",
  isStream: true,
});

const missedPage = 500;
const mostRemembered = 5_000;

export function realtimeRoutes(app: App): void {
  app.route(realtimeRoute, async (ctx, { request, reply }) => {
    const person = userOf(ctx);
    const stream = openEventStream(reply);
    const sent = new Set<string>();
    const seenBefore = lastSeen(request.headers["last-event-id"]);
    let lastId = seenBefore ?? newId();
    // Tells the browser whose stream it is, and the id from which to resume even if no event follows.
    stream.send({ id: lastId, name: "ready", data: JSON.stringify({ userId: person.userId }) });

    const deliver = (events: FramedEvent[]) => {
      const fresh = events.filter(({ id }) => !id || !sent.has(id));
      if (sent.size > mostRemembered) sent.clear();
      for (const { id } of fresh) {
        if (!id) continue;
        sent.add(id);
        if (id > lastId) lastId = id;
      }
      stream.write(fresh.map((event) => event.frame).join(""));
    };
    const deliverMissed = async () => {
      let from = uuidBefore(lastId, overlapMs);
      for (let isMore = true; isMore && stream.isOpen; ) {
        const events = await query(ctx, (inner) => listEventsAfter(inner.db, from, missedPage));
        deliver(events.map(toFramed));
        from = events.at(-1)?.id ?? from;
        isMore = events.length === missedPage;
      }
    };
    // In order: a live event that overtook missed ones would count as the last one seen.
    let delivery = Promise.resolve();
    const inTurn = (work: () => Promise<void> | void) => {
      delivery = delivery.then(work).catch((error) => {
        ctx.log.warn({ err: error }, "realtime delivery failed");
        // The reader comes back and asks again for what is missing.
        stream.end();
      });
    };
    const leave = ctx.services.eventHub.join(person, (events) => inTurn(() => deliver(events)));
    if (seenBefore) inTurn(deliverMissed);
    stream.signal.addEventListener("abort", leave);
    return undefined;
  });
}

function lastSeen(header: string | string[] | undefined): string | undefined {
  // Our ids are version 7: they contain their time and sort as text.
  const isOurs = typeof header === "string" && isUuid(header) && header.charAt(14) === "7";
  return isOurs ? header.toLowerCase() : undefined;
}
