import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { checkFreeSpace } from "./check-free-space.ts";
import { openDataFolder } from "./open-data-folder.ts";
import { announceServer, findRunningServer } from "./running-server.ts";

const open = (path: string) => openDataFolder(path, { isExclusive: true });

/** A path where no folder is yet; what is made there is gone after the test. */
function newFolder(): string {
  const top = mkdtempSync(join(tmpdir(), "data folder ü "));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  return join(top, "data");
}

/** Another process that holds the folder until it is killed. */
async function holdElsewhere(path: string) {
  const module = join(import.meta.dirname, "lock-data-folder.ts");
  const script = `const { lockDataFolder } = await import(process.argv[1]);
    lockDataFolder(process.argv[2]); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, module, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  return child;
}

describe("the data folder", () => {
  it("is made on the first start, with its format", async () => {
    const path = newFolder();
    (await open(path)).close();
    expect(readFileSync(join(path, "version"), "utf8")).toBe("1\n");
  });

  it("opens again after it was closed", async () => {
    const path = newFolder();
    (await open(path)).close();
    (await open(path)).close();
  });

  it("is refused while another start has it, which is named", async () => {
    const path = newFolder();
    mkdirSync(path);
    const other = await holdElsewhere(path);
    await expect(open(path)).rejects.toThrow(`in use by another start (process ${other.pid})`);
  });

  it("is free at once after the other start was killed, even if its process number lives on", async () => {
    const path = newFolder();
    mkdirSync(path);
    const other = await holdElsewhere(path);
    other.kill("SIGKILL");
    await once(other, "exit");
    writeFileSync(join(path, "lock.pid"), `${process.ppid}\n`);
    (await open(path)).close();
  });

  it("may be shared when the database is elsewhere", async () => {
    const path = newFolder();
    const folders = await Promise.all([1, 2].map(() => openDataFolder(path, { isExclusive: false })));
    for (const folder of folders) folder.close();
  });

  it("is refused when a newer version made it", async () => {
    const path = newFolder();
    (await open(path)).close();
    writeFileSync(join(path, "version"), "2\n");
    await expect(open(path)).rejects.toMatchObject({
      message: expect.stringContaining("made by a newer version"),
      remedy: expect.stringContaining("DATA_DIR"),
    });
  });

  it("is refused when its format is not readable", async () => {
    const path = newFolder();
    (await open(path)).close();
    writeFileSync(join(path, "version"), "");
    await expect(open(path)).rejects.toThrow("damaged");
  });

  it("is refused when it is a file", async () => {
    const path = newFolder();
    writeFileSync(path, "");
    await expect(open(path)).rejects.toMatchObject({ remedy: "Set DATA_DIR to a folder." });
  });

  it("is refused when it cannot be written", async () => {
    for (const path of ["/sys/adjutant", "/proc/nope", "/proc/nope/deeper"]) {
      await expect(open(path)).rejects.toThrow(
        /^The data folder \/(sys|proc)\/\w+ cannot be made \(E\w+\)\.$/,
      );
    }
  });

  it("is made with the folders above it", async () => {
    const path = join(newFolder(), "two/three");
    (await open(path)).close();
    expect(readFileSync(join(path, "version"), "utf8")).toBe("1\n");
  });

  it("tells where its server listens for as long as that lives", async () => {
    const path = newFolder();
    mkdirSync(path);
    const server = { url: "http://127.0.0.1:4321", publicUrl: "https://a.example" };
    const takeBack = announceServer(path, server);
    expect(findRunningServer(path)).toEqual({ pid: process.pid, ...server });
    takeBack();
    expect(findRunningServer(path)).toBeUndefined();
    writeFileSync(join(path, "server.json"), JSON.stringify({ pid: 2 ** 22 + 1, ...server }));
    expect(findRunningServer(path)).toBeUndefined();
    writeFileSync(join(path, "server.json"), "{");
    expect(findRunningServer(path)).toBeUndefined();
  });

  it("is refused with the address of the server that has it", async () => {
    const path = newFolder();
    mkdirSync(path);
    const other = await holdElsewhere(path);
    const server = { pid: other.pid, url: "http://127.0.0.1:4321", publicUrl: "https://a.example" };
    writeFileSync(join(path, "server.json"), JSON.stringify(server));
    await expect(open(path)).rejects.toThrow(
      `This installation is already running at https://a.example (process ${other.pid}`,
    );
  });

  it("is refused on a full disk", async () => {
    await expect(checkFreeSpace("/srv", async () => 12.5)).rejects.toMatchObject({
      message: "The disk of the data folder /srv is full: 12 MB are free, 128 MB are needed.",
      remedy: expect.stringContaining("Free some space"),
    });
    await checkFreeSpace("/srv", async () => 500);
  });
});
