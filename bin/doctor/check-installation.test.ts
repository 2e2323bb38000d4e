import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { startS3Server } from "#mocks/s3-server/s3-server.ts";
import { loadConfig } from "#platform/server/config/load-config.ts";
import { StartError } from "#platform/server/config/start-error.ts";
import { announceServer } from "#platform/server/data-folder/running-server.ts";
import { checkInstallation, report } from "./check-installation.ts";
import { machineExaminations } from "./machine-examinations.ts";

const root = resolve(import.meta.dirname, "../..");

function print() {
  const lines: string[] = [];
  return { lines, print: (line: string) => void lines.push(line) };
}

it("prints what was found and the time it took", async () => {
  const { lines, print: line } = print();
  expect(await report({ name: "Disk", examine: () => "9 GB free", fix: "Free some." }, line)).toBe(0);
  expect(lines).toEqual([expect.stringMatching(/^pass +\d+ ms {2}Disk: 9 GB free$/)]);
});

it("prints the fix of what is not in order, and prefers the remedy that the failure knows", async () => {
  const { lines, print: line } = print();
  const fail = (error: Error) => () => {
    throw error;
  };
  expect(await report({ name: "Disk", examine: fail(new Error("Full.")), fix: "Free some." }, line)).toBe(1);
  await report({ name: "Disk", examine: fail(new StartError("Full.", "Buy one.")), fix: "Free some." }, line);
  expect(lines.map((text) => text.trim())).toEqual([
    expect.stringMatching(/^FAIL +\d+ ms {2}Disk: Full\.$/),
    "Free some.",
    expect.stringMatching(/^FAIL/),
    "Buy one.",
  ]);
});

it("examines an installation that was never started, and names what is wrong with a database", async () => {
  const top = mkdtempSync(join(tmpdir(), "adjutant-doctor-"));
  onTestFinished(() => rmSync(top, { recursive: true }));
  chmodSync(top, 0o755);
  const settings = { DATA_DIR: join(top, "data"), PORT: "0" };

  const { lines, print: line } = print();
  // The checkout itself may be wanting, e.g. the web not built yet; the database adds its own failure to that.
  const wanting = await checkInstallation(loadConfig(settings, root), root, line);
  expect(lines.join("\n")).toMatch(/pass .+ Database: embedded PostgreSQL in .+, version 18\./);
  expect(lines.join("\n")).toMatch(/pass .+ Migrations: none yet/);
  expect(lines.join("\n")).toMatch(/pass .+ Files: .+blobs can be written and read/);
  expect(lines.join("\n")).toMatch(/pass .+ Models: none yet/);
  expect(lines.join("\n")).toMatch(/pass .+ Speech: none yet/);
  expect(lines.join("\n")).toMatch(/pass .+ Admins: none yet/);
  expect(lines.join("\n")).toMatch(/pass .+ Clock: as that of the database/);
  expect(lines.join("\n")).toMatch(/pass .+ Mail: no SMTP_URL: mails stay in the outbox/);

  const DATABASE_URL = "postgresql://adjutant@127.0.0.1:1/adjutant";
  const broken = print();
  const failed = await checkInstallation(loadConfig({ ...settings, DATABASE_URL }, root), root, broken.print);
  expect(failed).toBe(wanting + 1);
  expect(broken.lines.join("\n")).toContain("FAIL");
  expect(broken.lines.join("\n")).toContain("correct DATABASE_URL");
  expect(
    broken.lines.filter((text) => text.includes("not examined, the database could not be opened")),
  ).toHaveLength(8);
}, 60_000);

it("asks the server of the data folder where it listens, not where the settings would let it", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "adjutant-doctor-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  let isReady = true;
  const parts = [
    { name: "worker", isHealthy: true },
    { name: "disk", isHealthy: false, reason: "The disk is full." },
  ];
  const http = createServer((request, response) => {
    const status = request.url !== "/readyz" ? 404 : isReady ? 200 : 503;
    response.writeHead(status).end(JSON.stringify({ isHealthy: isReady, parts }));
  }).listen(0, "127.0.0.1");
  await once(http, "listening");
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const takeBack = announceServer(dataDir, { url, publicUrl: "https://assistant.example.com" });
  const examine = async () => {
    const config = loadConfig({ DATA_DIR: dataDir, PORT: "0" }, root);
    const examination = machineExaminations(config, root).find(({ name }) => name === "Server");
    const { lines, print: line } = print();
    if (examination) await report(examination, line);
    return lines.join("\n");
  };
  expect(await examine()).toContain(`Server: running and ready at ${url}`);
  isReady = false;
  expect(await examine()).toContain(`It runs at ${url} and is not ready: disk: The disk is full.\n`);
  http.close();
  await once(http, "close");
  expect(await examine()).toContain(`does not answer at ${url}`);
  takeBack();
  expect(await examine()).toMatch(/Server: not running; port \d+ is free/);
});

it("writes to the bucket of S3_URL and removes it again; names a store that refuses", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "adjutant-doctor-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await using server = await startS3Server();
  const examine = async (S3_URL: string) => {
    const config = loadConfig({ DATA_DIR: dataDir, S3_URL }, root);
    const files = machineExaminations(config, root).find(({ name }) => name === "Files");
    if (!files) throw new Error("Files are not examined.");
    const { lines, print: line } = print();
    await report(files, line);
    return lines.join("\n");
  };
  expect(await examine(server.url)).toMatch(/^pass .+ Files: the bucket of S3_URL can be written and read$/);
  expect(server.objects.size).toBe(0);
  expect(await examine(server.url.replace("secret", "other"))).toMatch(
    /^FAIL .+SignatureDoesNotMatch\n +Correct/,
  );
}, 30_000);
