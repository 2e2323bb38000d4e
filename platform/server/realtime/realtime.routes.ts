import { route } from "#platform/contract/route.ts";
import { query } from "../command.ts";
import { type UserActor, userOf } from "../context.ts";
import {
  eventsChannel,
  listEventsAfter,
  listEventsByIds,
  type StoredEvent,
} from "../events/events.repository.ts";
import type { App } from "../http/app.ts";
import { frame, openEventStream } from "../http/open-event-stream.ts";
import { newId } from "../ids.ts";
import { isUuid } from "../is-uuid.ts";

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
const pollMs = 5_000;

export function realtimeRoutes(app: App): void {
  app.route(realtimeRoute, async (ctx, { request, reply }) => {
    const person = userOf(ctx);
    const stream = openEventStream(reply);
    const sent = new Set<string>();
    const seenBefore = lastSeen(request.headers["last-event-id"]);
    let lastId = seenBefore ?? newId();
    // Tells the browser whose stream it is, and the id from which to resume even if no event follows.
    stream.send({ id: lastId, name: "ready", data: JSON.stringify({ userId: person.userId }) });

    const deliver = (events: StoredEvent[]) => {
      const fresh = events.filter(({ id }) => !sent.has(id));
      for (const { id } of fresh) {
        sent.add(id);
        if (id > lastId) lastId = id;
      }
      stream.write(fresh.map(toFrame).join(""));
    };
    const deliverMissed = async () => {
      // Overlapping transactions do not commit in the order of their ids, so the search starts a little
      // earlier.
      let from = backBy(lastId, 10_000);
      for (let isMore = true; isMore && stream.isOpen; ) {
        const events = await query(ctx, (inner) => listEventsAfter(inner.db, from, missedPage));
        deliver(events);
        from = events.at(-1)?.id ?? from;
        isMore = events.length === missedPage;
      }
    };
    // In order: a live event that overtook missed ones would count as the last one seen.
    let delivery = Promise.resolve();
    const inTurn = (work: () => Promise<void>) => {
      delivery = delivery
        .then(work)
        .catch((error) => ctx.log.warn({ err: error }, "realtime delivery failed"));
    };
    if (seenBefore) inTurn(deliverMissed);

    const { broadcast } = ctx.services;
    const unsubscribe = broadcast.subscribe(eventsChannel, (payload) => {
      const eventId = heardBy(person, payload);
      if (!eventId) return;
      inTurn(async () => deliver(await query(ctx, (inner) => listEventsByIds(inner.db, [eventId]))));
    });
    const offGap = broadcast.onGap(() => inTurn(deliverMissed));
    const poll = setInterval(() => {
      if (!broadcast.isListening) inTurn(deliverMissed);
      if (sent.size > 5_000) sent.clear();
    }, pollMs);
    stream.signal.addEventListener("abort", () => {
      unsubscribe();
      offGap();
      clearInterval(poll);
    });
    return undefined;
  });
}

/** The event id of the payload `<workspace>:<user or nothing>:<id>`, if it is for this person. */
function heardBy(person: UserActor, payload: string): string | undefined {
  const [workspaceId, userId, eventId] = payload.split(":");
  if (workspaceId !== person.workspaceId) return undefined;
  return userId === "" || userId === person.userId ? eventId : undefined;
}

function lastSeen(header: string | string[] | undefined): string | undefined {
  // Our ids are version 7: they contain their time and sort as text.
  const isOurs = typeof header === "string" && isUuid(header) && header.charAt(14) === "7";
  return isOurs ? header.toLowerCase() : undefined;
}

/** The smallest uuid v7 of the time `ms` before `id`. */
function backBy(id: string, ms: number): string {
  const time = Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) - ms;
  const hex = Math.max(0, time).toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

function toFrame(event: StoredEvent): string {
  const { id, name, data, created_at } = event;
  return frame(JSON.stringify({ id, name, data, at: created_at }), id, "change");
}
