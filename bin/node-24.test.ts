import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

/** A checkout in a folder with an awkward name, on a machine that has only the programs given. */
function newMachine(programs: Record<string, string>) {
  const top = mkdtempSync(join(tmpdir(), "adjutant-node-"));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const checkout = join(top, `Größe & "Maß" it's ${"tief/".repeat(40)}`);
  const bin = join(top, "programs");
  mkdirSync(join(checkout, "bin"), { recursive: true });
  mkdirSync(bin);
  copyFileSync(join(import.meta.dirname, "node-24.sh"), join(checkout, "bin/node-24.sh"));
  for (const [name, body] of Object.entries(programs)) writeProgram(join(bin, name), body);
  const ask = () => {
    const script = '. bin/node-24.sh && echo "node=$NODE_24" && "$NODE_24" -v && node -v';
    const env = { PATH: `${bin}:/usr/bin:/bin`, npm_execpath: "" };
    return spawnSync("/bin/sh", ["-c", script], { cwd: checkout, env, encoding: "utf8" });
  };
  return { checkout, bin, ask };
}

function writeProgram(path: string, body: string) {
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
}

/** Stands for npm: "installs" a Node 24 into the folder after --prefix. */
const npm = `
while [ $# -gt 1 ]; do [ "$1" = --prefix ] && prefix=$2; shift; done
package=\${1%@*}
mkdir -p "$prefix/node_modules/$package/bin"
printf '#!/bin/sh\\necho v24.21.0\\n' > "$prefix/node_modules/$package/bin/node"
chmod +x "$prefix/node_modules/$package/bin/node"`;

it("takes the Node of the machine when it is new enough", () => {
  const { bin, checkout, ask } = newMachine({ node: "echo v24.7.0", npm: "exit 1" });
  expect(ask().stdout).toBe(`node=${bin}/node\nv24.7.0\nv24.7.0\n`);
  expect(existsSync(join(checkout, ".node"))).toBe(false);
});

it.each(["v20.20.2", "v24.6.0"])("fetches Node 24 once into .node when the machine has %s", (version) => {
  const { checkout, ask } = newMachine({ node: `echo ${version}`, npm });
  const first = ask();
  expect(first.stdout).toContain(`This machine has Node ${version}; Node 24 is needed and fetched`);
  expect(first.stdout).toContain(`node=${checkout}/.node/node-`.replaceAll("//", "/"));
  expect(first.stdout).toMatch(/v24\.21\.0\nv24\.21\.0\n$/);
  const second = ask();
  expect(second.stdout).not.toContain("fetched");
  expect(second.stdout).toMatch(/v24\.21\.0\nv24\.21\.0\n$/);
});

it("says what to do when npm cannot fetch it, and leaves nothing half done", () => {
  const { checkout, ask } = newMachine({ node: "echo v20.20.2", npm: "exit 1" });
  const { status, stderr } = ask();
  expect(status).toBe(1);
  expect(stderr).toBe(
    "Node 24 could not be fetched.\n  Check the network and npm's registry, or install Node 24 yourself.\n",
  );
  expect(spawnSync("ls", ["-A", join(checkout, ".node")], { encoding: "utf8" }).stdout).toBe("");
});

it("refuses a fetched Node that does not run on this machine", () => {
  const { ask } = newMachine({ node: "echo v20.20.2", npm: npm.replace("echo v24.21.0", "exit 127") });
  const { status, stderr } = ask();
  expect(status).toBe(1);
  expect(stderr).toContain("does not run on this machine");
});
