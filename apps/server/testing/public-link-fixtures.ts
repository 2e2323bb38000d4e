import { exportConversation } from "#features/chat/server/exports/export-conversation.ts";
import { importConversations } from "#features/chat/server/imports/import-conversations.ts";
import { createPublicLink } from "#features/chat/server/public-links/create-public-link.ts";
import { openPublicLink } from "#features/chat/server/public-links/open-public-link.ts";
import { renewPublicLink } from "#features/chat/server/public-links/renew-public-link.ts";
import { setLinkPolicy } from "#features/chat/server/public-links/set-link-policy.ts";
import { withdrawPublicLink } from "#features/chat/server/public-links/withdraw-public-link.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function published({ answered, look }: CommandWorld) {
  const { person, conversationId } = await answered();
  await look("update auth.users set phone_confirmed_at = now() where id = $1", [person.actor.userId]);
  const { row, token } = await createPublicLink(person.ctx, { id: conversationId, lifetime: "1d" });
  return { ctx: person.ctx, id: row.id, token };
}

/** Commands that take conversations out and in. */
export const publicLinkFixtures: Record<string, CommandFixture> = {
  "conversation.import": {
    act: "conversation.imported",
    async perform({ newPerson }) {
      const { ctx } = await newPerson();
      const at = "2024-05-01T10:00:00.000Z";
      const message = {
        externalId: "m",
        parentExternalId: null,
        role: "user" as const,
        text: "Hello",
        createdAt: at,
      };
      await importConversations(ctx, {
        origin: "claude",
        conversations: [
          {
            externalId: "c",
            title: "Old",
            createdAt: at,
            updatedAt: at,
            leafExternalId: "m",
            messages: [message],
          },
        ],
      });
    },
  },
  "conversation.export": {
    act: "conversation.exported",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await exportConversation(person.ctx, { id: conversationId, as: "json" });
    },
  },
  "public_link.create": { act: "public_link.created", perform: published },
  "public_link.renew": {
    act: "public_link.renewed",
    async perform(world) {
      const { ctx, id } = await published(world);
      await renewPublicLink(ctx, { id });
    },
  },
  "public_link.withdraw": {
    act: "public_link.withdrawn",
    async perform(world) {
      const { ctx, id } = await published(world);
      await withdrawPublicLink(ctx, { id });
    },
  },
  "public_link.open": {
    act: "public_link.opened",
    async perform(world) {
      const { token } = await published(world);
      await openPublicLink(world.as({ type: "anonymous" }), { token });
    },
  },
  "public_link.set_policy": {
    act: "public_link.forbidden",
    async perform({ newAdmin }) {
      const { ctx } = await newAdmin();
      await setLinkPolicy(ctx, { isAllowed: false });
      await setLinkPolicy(ctx, { isAllowed: true });
    },
  },
};
