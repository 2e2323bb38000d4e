import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { storeAvatar } from "#features/auth/server/account/avatar/avatar-blobs.ts";
import { setAvatar } from "#features/auth/server/account/avatar/set-avatar.ts";
import { eraseUser } from "#features/auth/server/closing/erase-user.ts";
import { deleteUser } from "#features/auth/server/manage/delete-user.ts";
import { keptByModules } from "#features/compliance/server/erasures/kept-of-people.ts";
import { newId } from "#platform/server/ids.ts";
import { readTables } from "#platform/server/testing/sample-row.ts";
import { createModules } from "../modules.ts";
import { type CommandWorld, createCommandWorld, type Person } from "./command-world.ts";
import { type CanaryPerson, fillPersonalTables } from "./fill-personal-tables.ts";
import { type PersonalSchema, readPersonalSchema } from "./personal-tables.ts";

export interface Canary extends CanaryPerson {
  person: Person;
  avatarId: string;
  /** Everything that identifies the person. */
  words: string[];
}

/** The whole product with people who have rows in every personal table. */
export function stageErasure() {
  let world: CommandWorld;
  let client: pg.Client;
  let schema: PersonalSchema;

  beforeAll(async () => {
    world = await createCommandWorld();
    client = new pg.Client({ ...world.database.superuserConnection, options: "-c app.audit_exempt=on" });
    await client.connect();
    // Disables triggers and foreign keys while rows are inserted.
    await client.query("set session_replication_role = replica");
    schema = await readPersonalSchema(client, world.services.erasable);
  });
  afterAll(async () => {
    await client.end();
    await world[Symbol.asyncDispose]();
  });

  /** A person with a picture, a conversation, and rows in every personal table. */
  async function newCanary(): Promise<Canary> {
    const canary = `canary-${randomBytes(6).toString("hex")}`;
    const text = `${canary}: what is 12 * 12?`;
    const { person } = await world.answered(text);
    const { userId } = person.actor;
    const avatarId = newId();
    const picture = Buffer.from(canary);
    await storeAvatar(world.services.blobs, { userId, id: avatarId }, { small: picture, large: picture });
    await setAvatar(person.ctx, { id: avatarId });
    await world.look("update auth.users set raw_user_meta_data = $2 where id = $1", [
      userId,
      { name: `${canary} Holt` },
    ]);
    await fillPersonalTables(client, schema, { userId, canary });
    return { userId, canary, person, avatarId, words: [canary, person.email, text] };
  }

  /** All rows of all tables, as text. */
  async function dump(): Promise<string[]> {
    const tables = await readTables(client, ["public", "auth", "pgboss"]);
    const lines: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(
        `select '${name} ' || t::text as line from ${name} t order by 1`,
      );
      lines.push(...rows.map(({ line }) => line));
    }
    return lines;
  }

  function blobs(): string[] {
    const folder = join(dirname(world.keyFile), "blobs");
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"));
  }

  const linesOf = (lines: string[], { userId, words }: Canary) =>
    lines.filter((line) => [userId, ...words].some((word) => line.includes(word)));

  /** Runs the erasure jobs as a worker does. */
  async function performErasure({ userId }: Canary, isAgain = false): Promise<void> {
    const [job] = await world.look<{ data: object }>(
      `select data from pgboss.job where name = $1 and data ->> 'userId' = $2 and (data ->> 'isAgain')::boolean = $3`,
      [eraseUser.name, userId, isAgain],
    );
    await eraseUser.perform(world.system, eraseUser.payload.parse(job?.data));
  }
  const erasedEvents = ({ userId }: Canary) =>
    world.look<{ facts: { rows: number; keys: number; again: boolean } }>(
      `select convert_from(envelope, 'UTF8')::jsonb -> 'facts' as facts from audit_events
     where act = 'user.erased' and workspace_id = $1 order by id`,
      [userId],
    );
  const remove = ({ userId }: Canary) => deleteUser(world.system, { id: userId, isSoft: false });

  const keptNameless = keptByModules(createModules({ publicUrl: "http://127.0.0.1" }));
  return {
    get world() {
      return world;
    },
    get client() {
      return client;
    },
    get schema() {
      return schema;
    },
    /** What modules say that they keep of a person whose account is deleted, or only made nameless. */
    kept: keptNameless.filter(({ isOfAnonymized }) => !isOfAnonymized),
    keptNameless,
    newCanary,
    dump,
    blobs,
    linesOf,
    performErasure,
    erasedEvents,
    remove,
  };
}
