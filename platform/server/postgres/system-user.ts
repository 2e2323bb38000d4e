import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { StartError } from "../config/start-error.ts";

export interface SystemUser {
  uid: number;
  gid: number;
}

/** No account has this number, so nothing else that runs on the machine can reach what it owns. */
const ownNumber = 59_432;

/**
 * Whom PostgreSQL runs as. It refuses root: then it is the owner of an existing cluster, else a number of its
 * own. Undefined for an ordinary user, who runs it in person.
 */
export function chooseSystemUser(clusterDir: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;

  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const candidates = [{ uid: ownNumber, gid: ownNumber }, findNobody()];
  const user = candidates.find((candidate) => candidate && canBecome(candidate));
  if (user) return user;
  throw new StartError(
    "PostgreSQL refuses to run as root, and this root may not start a process under another user.",
    "Start as an ordinary user, or set DATABASE_URL.",
  );
}

/** The user who may run initdb: it insists on one that has a name. */
export function findNobody(): SystemUser | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined;
}

/** Whether `user` gets to `path`, asked of the kernel so that access lists and mounts count as well. */
export function canEnter(user: SystemUser, path: string): boolean {
  const test = ["-c", '[ -x "$1" ]', "sh", path];
  return spawnSync("/bin/sh", test, { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}

function canBecome(user: SystemUser) {
  return spawnSync("/bin/sh", ["-c", ":"], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}
