import { AlreadySeededError } from "#platform/server/already-seeded.ts";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { samplePassword, samplePeople } from "#platform/server/sample-people.ts";
import type { Scenario } from "#platform/server/scenario.ts";
import { hashPassword } from "./password/password-hash.ts";
import { publishProvedAddress } from "./users/publish-proved-address.ts";
import { userAccess } from "./users/user.access.ts";
import { insertUser } from "./users/user.repository.ts";

interface SamplePerson {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
}

const seedPerson = command("user.seed", userAccess.seed, async (ctx, person: SamplePerson): Promise<void> => {
  const { id, email, name, passwordHash } = person;
  const isNew = await insertUser(ctx.db, {
    id,
    identityId: newId(),
    email,
    passwordHash,
    appMetadata: { provider: "email", providers: ["email"] },
    userMetadata: { name, sub: id, email, email_verified: true, phone_verified: false },
    isConfirmed: true,
    at: ctx.now(),
  });
  if (!isNew)
    throw new AlreadySeededError(`${email} is there already: the sample data was filled in before.`);
  publishProvedAddress(ctx, id);
  await ctx.audit({
    act: "user.signed_up",
    workspaceId: id,
    onBehalfOf: id,
    target: [{ type: "user", id }],
    facts: { provider: "email", sample: true },
    sealed: { email },
  });
});

async function fill(ctx: Ctx): Promise<string[]> {
  for (const person of samplePeople) {
    await seedPerson(ctx, { ...person, passwordHash: await hashPassword(samplePassword) });
  }
  return ["/auth"];
}

/** People of the sample data. All sign in with the sample password. */
export const scenarios: Scenario[] = [{ name: "people", fill }];
