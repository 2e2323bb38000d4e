import { hashFiles } from "./hash-files.ts";
import { isInstalled } from "./is-installed.ts";
import { runVisibly } from "./run-visibly.ts";
import { stamp } from "./stamp.ts";
import { underLock } from "./under-lock.ts";

/** Installs the dependencies of the lock file if it has changed. No network is needed afterwards. */
export async function installDependencies(): Promise<void> {
  const wanted = hashFiles(["package-lock.json"]);
  if (installed.read() === wanted) return;
  await underLock("install", "Another start is installing dependencies; waiting for it ...", async () => {
    if (installed.read() !== wanted) await install(wanted);
  });
}

const installed = stamp("node_modules/.installed-for");

async function install(wanted: string) {
  if (!isInstalled()) {
    installed.clear();
    await runVisibly({
      title: "Installing dependencies by the lock file (about a minute, once)",
      ...npm(),
      remedy: "Check the network and npm's registry, then start again.",
    });
  }
  installed.write(wanted);
}

// Runs npm with this Node, because npm under an older one would choose other versions. Includes development
// tools, because the web is built here.
function npm() {
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const ownPath = process.env.npm_execpath ?? "";
  if (!ownPath.endsWith("npm-cli.js")) return { command: "npm", args };
  return { command: process.execPath, args: [ownPath, ...args] };
}
