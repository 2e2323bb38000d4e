import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

/** Stands for vite: writes what the source says, slowly, and notes when it begins and ends. */
const vite = `
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
const folder = process.argv[process.argv.indexOf("--outDir") + 1];
const source = readFileSync("apps/web/page.ts", "utf8");
appendFileSync("log", "begin\\n");
mkdirSync(folder, { recursive: true });
writeFileSync(folder + "/half", source);
await setTimeout(600);
if (source.includes("broken")) process.exit(1);
writeFileSync(folder + "/page.js", source);
appendFileSync("log", "end\\n");`;

/** A checkout with nothing but what builds, whose only source is one page. */
function newCheckout() {
  const checkout = mkdtempSync(join(tmpdir(), "adjutant-build-"));
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  cpSync(import.meta.dirname, join(checkout, "bin/setup"), { recursive: true });
  cpSync(resolve(import.meta.dirname, "../build.ts"), join(checkout, "bin/build.ts"));
  const write = (path: string, content: string) => {
    mkdirSync(resolve(checkout, path, ".."), { recursive: true });
    writeFileSync(join(checkout, path), content);
  };
  write("package.json", '{ "type": "module" }');
  write("apps/web/vite.config.ts", "");
  write("node_modules/vite/bin/vite.js", vite);
  const read = (path: string) =>
    existsSync(join(checkout, path)) ? readFileSync(join(checkout, path), "utf8") : undefined;
  return { checkout, write, read };
}

function startBuild(checkout: string) {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "bin/build.ts"], {
    cwd: checkout,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = text(child.stdout);
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return { child, done: Promise.all([ended, output]) };
}

it("of several starts at once one builds, and the others wait until it has", async () => {
  const { checkout, write, read } = newCheckout();
  write("apps/web/page.ts", "one");
  const ends = await Promise.all([1, 2, 3].map(() => startBuild(checkout).done));
  expect(ends.map(([code]) => code)).toEqual([0, 0, 0]);
  expect(ends.filter(([, output]) => output.includes("Another start is building")).length).toBeGreaterThan(0);
  expect(read("log")).toBe("begin\nend\n");
  expect(read("dist/web/page.js")).toBe("one");
  expect((await startBuild(checkout).done)[1]).toBe("");
});

/** A busy machine takes a while to start a process. */
const soon = { timeout: 20_000, interval: 20 };

it("keeps what was built before until the new build is whole, also when that fails or is killed", async () => {
  const { checkout, write, read } = newCheckout();
  const halves = () => globSync("dist/web-next-*/half", { cwd: checkout }).map(read);
  write("apps/web/page.ts", "one");
  await startBuild(checkout).done;

  write("apps/web/page.ts", "two, broken");
  const failing = startBuild(checkout);
  await expect.poll(halves, soon).toContain("two, broken");
  expect(read("dist/web/page.js")).toBe("one");
  expect((await failing.done)[0]).toBe(1);
  expect(read("dist/web/page.js")).toBe("one");

  write("apps/web/page.ts", "three");
  const killed = startBuild(checkout);
  await expect.poll(halves, soon).toContain("three");
  killed.child.kill("SIGKILL");
  await killed.done;
  expect((await startBuild(checkout).done)[0]).toBe(0);
  expect(read("dist/web/page.js")).toBe("three");
  expect(readdirSync(join(checkout, "dist")).sort()).toEqual([".web-built-for", "web"]);
});

it("builds the server when its sources have changed, and not what browsers load", async () => {
  const { checkout, write, read } = newCheckout();
  write("apps/web/page.ts", "one");
  write("apps/server/vite.config.ts", "");
  await startBuild(checkout).done;
  expect(read("dist/server/page.js")).toBe("one");

  write("features/a/server/command.ts", "changed");
  const [, output] = await startBuild(checkout).done;
  expect(output).toContain("Building the server");
  expect(output).not.toContain("Building the web");
});
