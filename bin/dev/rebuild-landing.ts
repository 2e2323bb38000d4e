import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/root.ts";

const folders = ["apps/landing", "features/site/web", "features/site/contract", "platform/web/theme"];
const calmMs = 200;

let timer: NodeJS.Timeout | undefined;
let isBuilding = false;

/** Rebuilds the landing page once files have stopped changing. */
function rebuildSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => (isBuilding ? rebuildSoon() : rebuild()), calmMs);
}

function rebuild() {
  isBuilding = true;
  const args = ["node_modules/vite/bin/vite.js", "build", "--config", "apps/landing/vite.config.ts"];
  const build = spawn(process.execPath, [...args, "--logLevel", "warn"], { cwd: root, stdio: "inherit" });
  build.once("exit", () => {
    isBuilding = false;
  });
}

for (const folder of folders) watch(join(root, folder), { recursive: true }, rebuildSoon);
