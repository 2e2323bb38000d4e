import { afterAll, beforeAll, expect, it } from "vitest";
import { command } from "../command.ts";
import type { DomainEvent } from "../context.ts";
import { newId } from "../ids.ts";
import { platformModule } from "../platform-module.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { storePerson } from "../testing/store-person.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { listen } from "./testing/listen.ts";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ modules: [platformModule], listen: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const emit = command("test.emit_to_guests", unrestricted, (ctx, event: DomainEvent) => ctx.emit(event));

it("guests hear of the workspace what their page shows, and nothing else, live and when they catch up", async () => {
  const workspaceId = newId();
  const member = createUserActor({ workspaceId });
  const guest = createUserActor({ workspaceId, role: "guest" });
  for (const person of [member, guest]) await storePerson(server, person);
  const since = newId();
  const [members, guests] = [await listen(server, member), await listen(server, guest)];
  const say = (name: DomainEvent["name"], userId?: string) =>
    emit(server.system, { name, workspaceId, ...(userId && { userId }), data: { text: name } });
  const told = ["team.changed", "request.changed", "membership.created", "share.granted"] as const;
  for (const name of [...told, "workspace.renamed", "entitlements.changed"] as const) await say(name);
  await say("test.own", guest.userId);

  const forGuests = ["workspace.renamed", "entitlements.changed", "test.own"];
  await expect.poll(() => guests.texts()).toEqual(forGuests);
  await expect.poll(() => members.texts()).toHaveLength(6);
  const caughtUp = await listen(server, guest, since);
  await expect.poll(() => caughtUp.texts()).toEqual(forGuests);
  await Promise.all([members, guests, caughtUp].map((tab) => tab.close()));
});
