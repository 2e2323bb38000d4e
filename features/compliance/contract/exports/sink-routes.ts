import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { ChangeSink, CreateSink, EventSink } from "./sink.ts";

const common = { tag: "compliance", access: "workspaceAdmin" } as const;
const params = z.object({ id: z.uuid() });
/** Shown once. Null: such a receiver has none that the product made. */
const secret = z.string().nullable();

export const listSinksRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/compliance/sinks",
  id: "listEventSinks",
  summary: "List where the events of your workspace go as they are recorded",
  reply: z.object({ items: z.array(EventSink) }),
});

export const createSinkRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/sinks",
  id: "createEventSink",
  summary: "Send the events of your workspace somewhere as they are recorded",
  body: CreateSink,
  reply: z.object({ id: z.uuid(), secret }),
  status: 201,
});

export const changeSinkRoute = route({
  ...common,
  method: "PATCH",
  path: "/api/v1/compliance/sinks/:id",
  id: "changeEventSink",
  summary: "Change the name, address or categories of a receiver of events",
  params,
  body: ChangeSink,
  status: 204,
});

export const pauseSinkRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/sinks/:id/pause",
  id: "pauseEventSink",
  summary: "Pause a receiver of events, or have it go on where it stopped",
  params,
  body: z.object({ isPaused: z.boolean() }),
  status: 204,
});

export const renewSinkSecretRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/sinks/:id/secret",
  id: "renewEventSinkSecret",
  summary: "Give a webhook another secret; deliveries carry both signatures for a day",
  params,
  reply: z.object({ secret: z.string() }),
});

export const testSinkRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/compliance/sinks/:id/test",
  id: "testEventSink",
  summary: "Send a made-up event to a receiver and say what it answered",
  params,
  reply: z.object({ isDelivered: z.boolean(), words: z.string() }),
});

export const deleteSinkRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/compliance/sinks/:id",
  id: "deleteEventSink",
  summary: "Delete a receiver of events",
  params,
  status: 204,
});
