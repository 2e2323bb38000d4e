import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { describeOcsfFault } from "#mocks/event-receiver/describe-ocsf-fault.ts";
import { type SyslogServer, startSyslogServer } from "#mocks/event-receiver/start-syslog-server.ts";
import { syslogIdentity } from "#mocks/event-receiver/syslog-identity.ts";
import { type S3Server, startS3Server } from "#mocks/s3-server/s3-server.ts";
import type { UserActor } from "#platform/server/context.ts";
import { tableResolver } from "#platform/server/guarded-fetch/testing.ts";
import { newId } from "#platform/server/ids.ts";
import type { TestServer } from "#platform/server/testing/create-test-server.ts";
import type { CreateSink } from "../../../../contract/index.ts";
import { createExportServer, deliverAll, join, noteEvents, signLog } from "../../testing/export-server.ts";
import { createSink } from "../create-sink.ts";
import { testSink } from "../test-sink.ts";

let server: TestServer;
let bucket: S3Server;
let syslog: SyslogServer;
let syslogAddress: string;
let owner: UserActor;

beforeAll(async () => {
  bucket = await startS3Server();
  syslog = await startSyslogServer(syslogIdentity);
  const { port } = new URL(syslog.url);
  syslogAddress = `tls://logs.test:${port}`;
  const allowedOrigins = [new URL(bucket.url).host, `logs.test:${port}`];
  const resolve = tableResolver({ "logs.test": ["127.0.0.1"], "inside.test": ["10.0.0.1"] });
  server = await createExportServer({ allowedOrigins, resolve });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await Promise.all([bucket[Symbol.asyncDispose](), syslog[Symbol.asyncDispose]()]);
});
beforeEach(async () => {
  bucket.objects.clear();
  await server.look("delete from event_sinks");
  owner = await join(server, { workspaceId: newId(), role: "owner" });
});

async function happen() {
  await noteEvents(server.as(owner), { acts: ["thing.made", "session.started"] });
  await signLog(server);
  await deliverAll(server);
}

const failure = () => server.look<{ error: string | null }>("select error from event_sink_positions");
const common: Pick<CreateSink, "name" | "categories" | "from"> = {
  ...{ name: "Archive", categories: [], from: "beginning" },
};

describe("a bucket", () => {
  const sinkOf = ({ secret = "secret/with+signs", address = "" }) => {
    const { origin, pathname } = new URL(bucket.url);
    const credentials = { accessKeyId: "key", secretAccessKey: secret, region: "eu-central-1" };
    return { ...common, kind: "s3", address: address || `${origin}${pathname}`, credentials } as const;
  };

  it("gets a file for each batch, whose name says which entries of the log it has", async () => {
    await createSink(server.as(owner), sinkOf({}));
    await happen();
    const [[key, file] = ["", undefined]] = bucket.objects;
    expect(key).toMatch(
      new RegExp(`^ocsf/${owner.workspaceId}/\\d{4}-\\d\\d-\\d\\d/\\d\\d/1-0{12}-0{11}2\\.jsonl$`),
    );
    const lines = file?.body.toString("utf8").trimEnd().split("\n") ?? [];
    const events = lines.map((line) => JSON.parse(line));
    expect(events.map(({ metadata }) => metadata.event_code)).toEqual([
      ...["event_sink.created", "thing.made", "session.started"],
    ]);
    expect(events.map(describeOcsfFault)).toEqual([undefined, undefined, undefined]);
  });

  it("that refuses the key is not written to, and its words are shown", async () => {
    await createSink(server.as(owner), sinkOf({ secret: "wrong" }));
    await happen();
    expect(bucket.objects.size).toBe(0);
    expect((await failure())[0]?.error).toContain("403 SignatureDoesNotMatch");
  });

  it("under a name that leads to a private address is not dialled", async () => {
    const { id } = await createSink(server.as(owner), sinkOf({ address: "https://inside.test/bucket" }));
    expect(await testSink(server.as(owner), { id })).toEqual({
      isDelivered: false,
      words: expect.stringMatching(
        /^inside.test is not on the public internet.*CONNECTIONS_ALLOWED_ORIGINS[.]$/,
      ),
    });
  });
});

describe("a syslog server", () => {
  it("gets a message for each event over TLS, with its severity", async () => {
    const { cert: certificate } = syslogIdentity;
    await createSink(server.as(owner), { ...common, kind: "syslog", address: syslogAddress, certificate });
    await happen();
    expect(await failure()).toEqual([{ error: null }]);
    expect(syslog.refused).toEqual([]);
    expect(syslog.messages.map(({ id, app, priority }) => [id, app, priority])).toEqual([
      ["event_sink.created", "adjutant", 110],
      ["thing.made", "adjutant", 110],
      ["session.started", "adjutant", 110],
    ]);
    const events = syslog.messages.map(({ text }) => JSON.parse(text));
    expect(events.map(describeOcsfFault)).toEqual([undefined, undefined, undefined]);
  });

  it("whose certificate nobody vouches for gets nothing", async () => {
    syslog.messages.length = 0;
    await createSink(server.as(owner), { ...common, kind: "syslog", address: syslogAddress });
    await happen();
    expect(syslog.messages).toEqual([]);
    expect((await failure())[0]?.error).toMatch(/^logs\.test:\d+: self-signed certificate/);
  });
});
