import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codeOf, createJoiningWorld, type JoiningWorld, someAddress } from "../testing/joining-world.ts";

const password = "a really good one";

async function invited(world: JoiningWorld) {
  const owner = await world.newOwner();
  const email = someAddress();
  await world.invite(owner, email);
  const token = await world.tokenFor(email);
  const opened = await world.call(null, "POST", "/invitations/account", { body: { token, password } });
  return { email, opened };
}

describe.each([
  ["sign-up is closed", { isSignUpEnabled: false }, [204, undefined], true],
  ["addresses sign nobody in", { isEmailEnabled: false }, [422, "signup_disabled"], false],
] as const)("where %s, an invited person", (_where, settings, answer, isIn) => {
  let world: JoiningWorld;
  beforeAll(async () => {
    world = await createJoiningWorld({ auth: { settings } });
  });
  afterAll(() => world[Symbol.asyncDispose]());
  beforeEach(() => world.look("delete from rate_limits"));

  it(isIn ? "opens an account" : "opens none", async () => {
    const { email, opened } = await invited(world);
    expect(codeOf(opened)).toEqual(answer);
    const { data } = await world.authClient().signInWithPassword({ email, password });
    expect(data.user !== null).toBe(isIn);
  });
});
