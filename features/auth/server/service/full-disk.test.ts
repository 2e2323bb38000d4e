import { afterAll, beforeAll, expect, it } from "vitest";
import { type AuthTestServer, createOwnAuthTestServer, testPassword } from "../testing.ts";

const fillDisk = `
create function fill_disk() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file "base/secret"' using errcode = 'disk_full'; end $$;
create trigger full_disk before insert on auth.users for each row execute function fill_disk();
`;

let server: AuthTestServer;
beforeAll(async () => {
  server = await createOwnAuthTestServer();
  await server.look(fillDisk);
});
afterAll(() => server[Symbol.asyncDispose]());

it("a full disk is said with its own code, so that a client tries again later", async () => {
  for (const version of [undefined, "2024-01-01"]) {
    const reply = await fetch(`${server.url}/auth/v1/signup`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        "content-type": "application/json",
        ...(version ? { "x-supabase-api-version": version } : {}),
      },
      body: JSON.stringify({ email: "ann@example.com", password: testPassword }),
    });
    expect([reply.status, reply.headers.get("x-sb-error-code")]).toEqual([503, "server.disk_full"]);
    const text = await reply.text();
    expect(text).toContain("The disk of this installation is full");
    expect(text).not.toContain("secret");
  }
});
