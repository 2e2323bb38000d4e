import { command } from "#platform/server/command.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { unrestricted } from "#platform/server/testing/unrestricted.ts";
import type { NotificationKind } from "../../contract/index.ts";
import { forgetNotifications } from "../forget-notifications.ts";
import { notifyPeople, type Told } from "../notify-people.ts";

/** Tells people as part of another command, as features do. */
export const tell = command("test.notify_people", unrestricted, (ctx: Ctx, told: Told<NotificationKind>) =>
  notifyPeople(ctx, told),
);

/** Takes back what people were told, as a command does that deletes things. */
export const forget = command("test.forget_notifications", unrestricted, forgetNotifications);

/** A person with a home of their own and a membership here. */
export async function joinPerson(
  server: TestServer,
  {
    workspaceId,
    name,
    ...facts
  }: Partial<UserActor> & { workspaceId: string; name: string; locale?: string },
): Promise<UserActor> {
  const { locale, ...rest } = facts;
  const actor = createUserActor({ workspaceId, ...rest });
  await storePerson(server, { ...actor, workspaceId: actor.userId, role: "owner" });
  await storePerson(server, actor);
  await server.look(
    "update auth.users set email = $2, email_confirmed_at = now(), raw_user_meta_data = $3 where id = $1",
    [actor.userId, addressOf(actor), JSON.stringify({ name, ...(locale && { locale }) })],
  );
  return actor;
}

export const addressOf = ({ userId }: Pick<UserActor, "userId">) => `${userId}@people.test`;

/** Somebody wrote beside a thing about which no policy decides. */
export const aMention = (
  workspaceId: string,
  people: readonly UserActor[],
  id = newId(),
): Told<"mention"> => ({
  ...{ kind: "mention", workspaceId, userIds: people.map(({ userId }) => userId) },
  object: { noun: "note", id },
  path: `/chat/${id}`,
  facts: { title: "Renewal of Northwind", excerpt: "What do you think?" },
});
