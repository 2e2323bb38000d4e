import type { Module } from "#platform/server/module.ts";
import type { AuthSettings } from "../../settings/auth-settings.ts";
import { type AuthTestServer, createAuthTestServer, type Person } from "../../testing.ts";
import { totpCode } from "./totp-code.ts";

export interface TotpPerson extends Person {
  factorId: string;
  secret: string;
}

export interface FactorWorld extends AuthTestServer {
  now(): Date;
  /** Advances the clock. */
  pass(seconds: number): void;
  /** The current code. Advances the clock to the next period on each call, since no code is good twice. */
  nextCode(secret: string): string;
  /** A person with an authenticator app and an aal2 session. */
  totpPerson(): Promise<TotpPerson>;
  /** Resets the rate limits per address. */
  refillLimits(): Promise<void>;
  actsOf(userId: string): Promise<string[]>;
  mailsTo(email: string): Promise<string[]>;
}

/** The auth service with an adjustable clock, and shortcuts to people with a second factor. */
export async function createFactorWorld(
  settings: Partial<AuthSettings> = {},
  modules: Module[] = [],
): Promise<FactorWorld> {
  let offsetMs = 0;
  const now = () => new Date(Date.now() + offsetMs);
  const server = await createAuthTestServer(modules, { now, auth: { settings } });
  const nextCode = (secret: string) => {
    offsetMs += 30_000;
    return totpCode(secret, now());
  };
  return Object.assign(server, {
    now,
    nextCode,
    pass(seconds: number) {
      offsetMs += seconds * 1_000;
    },
    async totpPerson() {
      await server.look("delete from rate_limits");
      const person = await server.signUpPerson();
      const { data } = await person.client.mfa.enroll({ factorType: "totp", friendlyName: "App" });
      if (data?.type !== "totp") throw new Error("The app could not be enrolled.");
      const { secret } = data.totp;
      const verified = await person.client.mfa.challengeAndVerify({
        factorId: data.id,
        code: nextCode(secret),
      });
      if (verified.error) throw verified.error;
      return { ...person, factorId: data.id, secret };
    },
    async refillLimits() {
      await server.look("delete from rate_limits");
    },
    async actsOf(userId: string) {
      const rows = await server.look<{ act: string }>(
        "select act from audit_events where workspace_id = $1 order by id",
        [userId],
      );
      return rows.map(({ act }) => act);
    },
    async mailsTo(email: string) {
      const rows = await server.look<{ kind: string }>(
        "select kind from outgoing_messages where recipient = $1 order by created_at, id",
        [email],
      );
      return rows.map(({ kind }) => kind);
    },
  });
}
