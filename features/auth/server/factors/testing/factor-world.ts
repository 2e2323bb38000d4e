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
  /** Lets time pass without waiting. */
  pass(seconds: number): void;
  /** The code of now; a later one each time, since none is good twice. */
  nextCode(secret: string): string;
  /** A person whose session an authenticator app has raised to aal2. */
  totpPerson(): Promise<TotpPerson>;
  /** Forgets what was counted per address. */
  refillLimits(): Promise<void>;
  actsOf(userId: string): Promise<string[]>;
  mailsTo(email: string): Promise<string[]>;
}

/** The auth service with a clock that one may turn, and the shortest way to a person with a second factor. */
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
