import { z } from "zod";
import { route } from "#platform/contract/route.ts";
import { Presence, SayPresence } from "./presence.ts";

export const sayPresenceRoute = route({
  method: "POST",
  path: "/api/v1/presence/:noun/:id",
  id: "sayPresence",
  summary: "Say that you are at an object, write there, or have left; the reply says who is there",
  tag: "presence",
  access: "user",
  params: z.object({ noun: z.string().regex(/^[a-z_]{1,40}$/), id: z.uuid() }),
  body: SayPresence,
  reply: Presence,
});
