import { openVisitor } from "#features/auth/server/testing/account-parts.ts";
import { plantConversation } from "#features/chat/server/scenes/plant-conversation.ts";
import { beginDemo } from "#features/demo/server/begin-demo.ts";
import { endDemo } from "#features/demo/server/end-demo.ts";
import { defaultDemoSettings } from "#features/demo/server/index.ts";
import type { CommandFixture } from "./command-fixture.ts";

/** Commands on demos. */
export const demoFixtures: Record<string, CommandFixture> = {
  "demo.begin": { act: "demo.begun", perform: ({ system }) => beginDemo(system, defaultDemoSettings) },
  "demo.end": {
    act: "demo.ended",
    async perform({ system }) {
      const { userId } = await beginDemo(system, defaultDemoSettings);
      await endDemo(system, { userId, reason: "asked" });
    },
  },
  "user.open_visitor": {
    act: "user.visited",
    perform: ({ system }) => openVisitor(system, undefined),
  },
  "conversation.plant": {
    act: "conversation.created",
    async perform({ newPerson, as }) {
      const { actor } = await newPerson();
      const turns = [{ question: "What is 2 + 2?", answer: "4" }];
      await plantConversation(as({ ...actor, isVisitor: true }), { title: "Sums", hoursAgo: 2, turns });
    },
  },
};
