import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { systemCtx } from "#platform/server/create-services.ts";
import { defaultAuthSettings } from "../settings/auth-settings.ts";
import { endSessions } from "../testing/account-parts.ts";
import { type AuthTestServer, createAuthTestServer, testPassword } from "../testing.ts";
import { refreshSession } from "./refresh-session.ts";

let server: AuthTestServer;
let clockMs = Date.now();

beforeAll(async () => {
  server = await createAuthTestServer([], { now: () => new Date(clockMs) });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.look("delete from rate_limits"));

const pass = (seconds: number) => {
  clockMs += seconds * 1000;
};

async function refresh(refreshToken: string) {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: {
      apikey: server.publishableKey,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  const body = await response.json();
  return {
    status: response.status,
    code: body.code,
    message: body.message,
    token: body.refresh_token as string,
  };
}

test("a token is exchanged for the next one, and the session stays the same", async () => {
  const { client } = await server.signUpPerson();
  const before = await client.getClaims();
  pass(60);
  const { data, error } = await client.refreshSession();
  expect(error).toBeNull();
  const after = await client.getClaims(data.session?.access_token);
  expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
  expect(after.data?.claims.amr).toEqual(before.data?.claims.amr);
});

test("a hundred refreshes of one token at once all get the same next token", async () => {
  const { session, id } = await server.signUpPerson();
  const ctx = systemCtx(server.services, "auth");
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => refreshSession(ctx, { refreshToken: session.refresh_token })),
  );
  const tokens = outcomes.map((outcome) => ("refused" in outcome ? outcome.refused : outcome.refreshToken));
  expect(new Set(tokens).size).toBe(1);
  const rows = await server.look(
    `select t.revoked_at is null as is_active from auth.refresh_tokens t
     join auth.sessions s on s.id = t.session_id where s.user_id = $1`,
    [id],
  );
  expect(rows.map(({ is_active }) => is_active).sort()).toEqual([false, true]);
});

test("of two refreshes at once neither loses, a thousand times", async () => {
  const { session } = await server.signUpPerson();
  const ctx = systemCtx(server.services, "auth");
  let token = session.refresh_token;
  for (let round = 0; round < 1_000; round++) {
    const race = [refreshSession(ctx, { refreshToken: token }), refreshSession(ctx, { refreshToken: token })];
    const [one, other] = (await Promise.all(race)).map((outcome) =>
      "refused" in outcome ? outcome.refused : outcome.refreshToken,
    );
    expect(one).toBe(other);
    expect(one).not.toBe(token);
    token = one ?? "";
  }
}, 60_000);

test("refreshes concurrent with the end of their session are serialized, and none continues it", async () => {
  const ctx = systemCtx(server.services, "auth");
  for (let round = 0; round < 20; round++) {
    const { session, id } = await server.signUpPerson();
    const refreshOnce = () => refreshSession(ctx, { refreshToken: session.refresh_token });
    const end = () => endSessions(ctx, { userId: id, scope: "global", reason: "revoked" });
    const [one, other] = await Promise.all([refreshOnce(), refreshOnce(), end()]);
    for (const outcome of [one, other]) {
      const next = "refused" in outcome ? session.refresh_token : outcome.refreshToken;
      expect(await refreshSession(ctx, { refreshToken: next })).toEqual({
        refused: "refresh_token_not_found",
      });
    }
  }
}, 60_000);

test("settings can limit a session's life, its idle time, and the number of sessions to one", async () => {
  const ctx = systemCtx(server.services, "auth");
  const refused = async (settings: object, wait: number, meanwhile = async (_email: string) => {}) => {
    const { session, email } = await server.signUpPerson();
    const rules = { ...defaultAuthSettings, ...settings };
    pass(wait / 2);
    const early = await refreshSession(ctx, { refreshToken: session.refresh_token, rules });
    if ("refused" in early) throw new Error(`Refused too early: ${early.message}`);
    pass(wait);
    await meanwhile(email);
    const late = await refreshSession(ctx, { refreshToken: early.refreshToken, rules });
    return "refused" in late ? late.message : undefined;
  };
  expect(await refused({ sessionTimeboxSeconds: 3_600 }, 3_600)).toBe(
    "Invalid Refresh Token: Session Expired",
  );
  expect(await refused({ sessionInactivitySeconds: 60 }, 60)).toBe(
    "Invalid Refresh Token: Session Expired (Inactivity)",
  );
  const signInElsewhere = async (email: string) => {
    await server.authClient().signInWithPassword({ email, password: testPassword });
  };
  expect(await refused({ isSingleSession: true }, 2, signInElsewhere)).toBe(
    "Invalid Refresh Token: Session Expired (Revoked by Newer Login)",
  );
  expect(await refused({}, 3_600)).toBeUndefined();
});

test("the parent of the present token gets that token again, however late", async () => {
  const { session } = await server.signUpPerson();
  const next = await refresh(session.refresh_token);
  pass(86_000);
  expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: next.token });
});

test("an older token gets the present one for ten seconds", async () => {
  const { session } = await server.signUpPerson();
  const second = await refresh(session.refresh_token);
  const third = await refresh(second.token);
  pass(9);
  expect(await refresh(session.refresh_token)).toMatchObject({ status: 200, token: third.token });
});

test("an older token after ten seconds revokes all tokens of the session, with an audit event", async () => {
  const { client, session, id } = await server.signUpPerson();
  const second = await refresh(session.refresh_token);
  const third = await refresh(second.token);
  pass(11);
  expect(await refresh(session.refresh_token)).toMatchObject({
    status: 400,
    code: "refresh_token_already_used",
    message: "Invalid Refresh Token: Already Used",
  });
  expect(await refresh(third.token)).toMatchObject({ status: 400, code: "refresh_token_already_used" });
  expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
  const [row] = await server.look(
    "select count(*) from audit_events where workspace_id = $1 and act = 'session.refresh_token_reused'",
    [id],
  );
  expect(row?.count).toBeGreaterThan(0);
});

test.each([
  ["a token that nobody was given", "abcdefghijklmnopqrstuvwx", "refresh_token_not_found"],
  ["a token of eleven characters", "abcdefghijk", "validation_failed"],
  ["no token", "", "validation_failed"],
])("%s is refused", async (_what, token, code) => {
  expect(await refresh(token)).toMatchObject({ status: 400, code });
});

test("a session past its end is refused", async () => {
  const { session, id } = await server.signUpPerson();
  await server.look(`do $$ begin set local app.audit_exempt = 'on';
    update auth.sessions set not_after = to_timestamp(${clockMs / 1000}) where user_id = '${id}'; end $$`);
  pass(1);
  expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: "session_expired" });
});

test("a session that is busy for too long answers 409, which clients do not take for a lost session", async () => {
  const { session, id } = await server.signUpPerson();
  const holder = await server.services.servicePool.connect();
  try {
    await holder.query("begin");
    await holder.query("select set_config('role', 'service_role', true)");
    await holder.query("select from auth.sessions where user_id = $1 for update", [id]);
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 409, code: "conflict" });
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("neither token is readable in the database", async () => {
  const { session } = await server.signUpPerson();
  const rows = await server.look("select token_hash, sealed_token from auth.refresh_tokens");
  expect(JSON.stringify(rows)).not.toContain(session.refresh_token);
});
